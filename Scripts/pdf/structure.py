"""What ties a PDF's pages to its structure tree, both ways: the checks that no validator makes.

Every painting operator stands in marked content; every marked-content id (MCID) of a page belongs to
exactly one element and is found through the parent tree; elements know their parents; annotations and
elements point at each other; and a page paints its content in the order in which the tree reads it. The
order inside a table is free: a stacked one paints its header cells beside their values.
"""

import itertools

import pikepdf

PAINTING = {
    "Tj", "TJ", "'", '"', "Do", "sh", "S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "EI",
    "INLINE IMAGE",
}


def faults(path):
    """The faults of a file as pairs of a rule's name and the place."""
    with pikepdf.open(path) as pdf:
        return _Document(pdf).faults


class _Document:
    def __init__(self, pdf):
        self.faults = []
        self.pages = [page.obj for page in pdf.pages]
        self.page_numbers = {page.objgen: index for index, page in enumerate(self.pages)}
        root = pdf.Root.get("/StructTreeRoot")
        if root is None:
            self.add("tree", "the file has no structure tree")
            return

        # By page: the ids in the order of painting, and in the order of the tree.
        self.painted = [self.marked_content(index, page) for index, page in enumerate(pdf.pages)]
        self.read = [[] for _ in self.pages]
        # The element that holds a page's id, the table it is in, and the element that points at an annotation.
        self.holders = {}
        self.tables = {}
        self.annotation_holders = {}
        self.walk(root)
        parents = pikepdf.NumberTree(root.ParentTree) if "/ParentTree" in root else {}
        for index, page in enumerate(self.pages):
            self.check_ids(index)
            self.check_parents(index, page, parents)
            self.check_annotations(index, page, parents)

    def add(self, rule, place, page=None):
        where = "" if page is None else f"page {page + 1}: "
        self.faults.append((rule, where + place))

    def marked_content(self, index, page):
        ids, depth = [], 0
        for operands, operator in pikepdf.parse_content_stream(page):
            name = str(operator)
            if name in ("BDC", "BMC"):
                depth += 1
                properties = operands[1] if name == "BDC" else None
                if isinstance(properties, pikepdf.Name):
                    properties = page.obj.Resources.Properties[properties]
                if properties is not None and "/MCID" in properties:
                    ids.append(int(properties.MCID))
            elif name == "EMC":
                depth -= 1
                if depth < 0:
                    self.add("nesting", "EMC without BDC", index)
                    depth = 0
            elif name in PAINTING and depth == 0:
                self.add("unmarked", f"{name} outside marked content", index)
        if depth > 0:
            self.add("nesting", f"{depth} BDC without EMC", index)
        return ids

    def walk(self, root):
        """Goes through the tree in reading order, without recursion: trees are deep."""
        waiting = [(kid, root, None, None) for kid in reversed(_kids(root))]
        while waiting:
            node, parent, page, table = waiting.pop()
            if isinstance(node, int):
                self.hold(parent, page, node, table)
            elif node.get("/Type") == "/MCR":
                self.hold(parent, self.page_number(node, page), int(node.MCID), table)
            elif node.get("/Type") == "/OBJR":
                self.annotation_holders[node.Obj.objgen] = parent
            else:
                if "/P" not in node or node.P.objgen != parent.objgen:
                    self.add("parent", f"an element {node.get('/S')} does not name its parent")
                page = self.page_number(node, page)
                if node.get("/S") == "/Table":
                    table = table or f"table {node.objgen[0]}"
                waiting.extend((kid, node, page, table) for kid in reversed(_kids(node)))

    def page_number(self, node, inherited):
        return self.page_numbers.get(node.Pg.objgen) if "/Pg" in node else inherited

    def hold(self, element, page, number, table):
        if page is None:
            self.add("page", f"content {number} of {element.get('/S')} is on no page")
        elif (page, number) in self.holders:
            self.add("shared", f"content {number} belongs to two elements", page)
        else:
            self.holders[page, number] = element
            self.tables[page, number] = table
            self.read[page].append(number)

    def check_ids(self, page):
        painted, read = self.painted[page], self.read[page]
        if len(set(painted)) < len(painted):
            self.add("repeated", "an id marks two pieces of content", page)
        if lost := set(painted) - set(read):
            self.add("unread", f"no element holds the content {_few(lost)}", page)
        if missing := set(read) - set(painted):
            self.add("unpainted", f"elements hold content that is not painted: {_few(missing)}", page)
        common = set(painted) & set(read)
        for first, second in zip(self.order(page, painted, common), self.order(page, read, common)):
            if first != second:
                self.add("order", f"painted {first} where the tree reads {second}", page)
                break

    def order(self, page, numbers, common):
        """The ids that both have, with each run of content in one table as one."""
        units = (self.tables[page, number] or number for number in numbers if number in common)
        return [unit for unit, _ in itertools.groupby(units)]

    def check_parents(self, index, page, parents):
        key = page.get("/StructParents")
        row = parents[int(key)] if key is not None and int(key) in parents else []
        for number in self.read[index]:
            entry = row[number] if number < len(row) else None
            if entry is None or entry.objgen != self.holders[index, number].objgen:
                self.add("parent-tree", f"content {number} leads to another element or none", index)
                break

    def check_annotations(self, index, page, parents):
        for annotation in page.get("/Annots", []):
            holder = self.annotation_holders.get(annotation.objgen)
            key = annotation.get("/StructParent")
            if holder is None:
                self.add("annotation", "no element points at an annotation", index)
            elif key is None or int(key) not in parents or parents[int(key)].objgen != holder.objgen:
                self.add("annotation", "an annotation leads to another element or none", index)


def _kids(node):
    kids = node.get("/K")
    if kids is None:
        return []
    return list(kids) if isinstance(kids, pikepdf.Array) else [kids]


def _few(numbers):
    shown = sorted(numbers)[:5]
    return ", ".join(map(str, shown)) + (", …" if len(numbers) > 5 else "")
