"""Shows that the gates catch what they are for: each mutant breaks one thing in a good file.

    mutants.py VALIDATORS FILE

Some break a thing by name, others one that a seeded generator picks, in the tree or in the marks of a page.
The file needs headings, a list, a table with a header, a figure, a link and text outside Latin. Prints the gates that caught
each fault; the exit status is 1 when one goes by, or when the file itself is not good.
"""

import pathlib
import random
import re
import sys
import tempfile

import pikepdf
from pikepdf import Name

import check


def elements(pdf, kind):
    """The elements of a kind, in the order of the file."""
    found = [
        item for item in pdf.objects
        if isinstance(item, pikepdf.Dictionary) and item.get("/S") == kind and "/P" in item]
    if not found:
        sys.exit(check.fail(f"the file has no {kind}"))
    return found


def fonts(pdf, *keys):
    return [
        item for item in pdf.objects
        if isinstance(item, pikepdf.Dictionary) and all(key in item for key in keys)]


def without(kind, key):
    """Takes a key from the first element of a kind."""
    def change(pdf):
        del elements(pdf, kind)[0][key]
    return change


def as_kind(kind, other):
    """Calls the first element of a kind another."""
    def change(pdf):
        elements(pdf, kind)[0].S = Name(other)
    return change


def no_language(pdf):
    del pdf.Root["/Lang"]


def not_marked(pdf):
    del pdf.Root["/MarkInfo"]


def title_not_shown(pdf):
    del pdf.Root["/ViewerPreferences"]


def no_metadata(pdf):
    del pdf.Root["/Metadata"]


def no_output_intent(pdf):
    del pdf.Root["/OutputIntents"]


def unmarked_content(pdf):
    pdf.pages[0].contents_add(b"0 0 9 9 re f")


def lost_content(pdf):
    """A heading's element forgets what it holds."""
    del elements(pdf, "/H1")[0]["/K"]


def reversed_order(pdf):
    document = elements(pdf, "/Document")[0]
    document.K = pikepdf.Array(reversed(list(document.K)))


def empty_parent_tree(pdf):
    pdf.Root.StructTreeRoot.ParentTree = pdf.make_indirect(
        pikepdf.Dictionary(Nums=pikepdf.Array()))


def link_without_annotation(pdf):
    link = elements(pdf, "/Link")[0]
    link.K = pikepdf.Array(
        kid for kid in link.K
        if not (isinstance(kid, pikepdf.Dictionary) and kid.get("/Type") == "/OBJR"))


def link_without_contents(pdf):
    for page in pdf.pages:
        for annotation in page.get("/Annots", []):
            del annotation["/Contents"]


def no_tab_order(pdf):
    for page in pdf.pages:
        del page["/Tabs"]


def font_not_embedded(pdf):
    descriptor = fonts(pdf, "/FontName", "/Flags")[0]
    for key in ("/FontFile", "/FontFile2", "/FontFile3"):
        if key in descriptor:
            del descriptor[key]


def no_unicode(pdf):
    """Only of fonts whose codes say nothing by themselves."""
    for font in fonts(pdf, "/DescendantFonts", "/ToUnicode"):
        del font["/ToUnicode"]


def wrong_widths(pdf):
    font = fonts(pdf, "/Widths", "/FirstChar")[0]
    font.Widths = pikepdf.Array(int(width) + 50 for width in font.Widths)


MUTANTS = {
    "no language": no_language,
    "not marked as tagged": not_marked,
    "title not shown": title_not_shown,
    "no metadata": no_metadata,
    "no output intent": no_output_intent,
    "unmarked content": unmarked_content,
    "lost content": lost_content,
    "reversed order": reversed_order,
    "empty parent tree": empty_parent_tree,
    "figure without text": without("/Figure", "/Alt"),
    "header cell without scope": without("/TH", "/A"),
    "cell outside a row": as_kind("/TR", "/P"),
    "item that is none": as_kind("/LI", "/P"),
    "unknown kind": as_kind("/P", "/Passage"),
    "skipped heading": as_kind("/H2", "/H4"),
    "link without annotation": link_without_annotation,
    "link without contents": link_without_contents,
    "no tab order": no_tab_order,
    "font not embedded": font_not_embedded,
    "no unicode": no_unicode,
    "wrong widths": wrong_widths,
}


# How many mutants are drawn.
RANDOM_COUNT = 60


def drawn(seed):
    """A mutant that breaks one random thing in the tree or in the marks of a page."""
    def change(pdf):
        draw = random.Random(seed)
        draw.choice((
            forget_kid, repeat_kid, move_kid, swap_kids, other_parent, other_number, other_page_number,
            lost_mark, broken_mark, swapped_marks, lost_entry,
        ))(pdf, draw)
    return change


def holders(pdf, least):
    """The elements with so many kids."""
    return [
        item for item in pdf.objects
        if isinstance(item, pikepdf.Dictionary) and "/S" in item and "/P" in item
        and isinstance(item.get("/K"), pikepdf.Array) and len(item.K) >= least]


def forget_kid(pdf, draw):
    element = draw.choice(holders(pdf, 1))
    del element.K[draw.randrange(len(element.K))]


def repeat_kid(pdf, draw):
    element = draw.choice(holders(pdf, 1))
    element.K.append(draw.choice(list(element.K)))


def move_kid(pdf, draw):
    """To another element, which it does not name as its parent or whose page it is not on."""
    elements = holders(pdf, 1)
    first, second = draw.sample(elements, 2)
    second.K.append(first.K[0])
    del first.K[0]


def swap_kids(pdf, draw):
    """Not in rows, whose content is free to stand in another order, nor in links, whose annotation is."""
    free = ("/TR", "/Table", "/Link")
    element = draw.choice([item for item in holders(pdf, 2) if item.S not in free])
    place = draw.randrange(len(element.K) - 1)
    kids = list(element.K)
    kids[place:place + 2] = reversed(kids[place:place + 2])
    element.K = pikepdf.Array(kids)


def other_parent(pdf, draw):
    first = draw.choice(holders(pdf, 1))
    strangers = [item for item in holders(pdf, 1) if item.objgen != first.P.objgen]
    first.P = draw.choice(strangers)


def other_number(pdf, draw):
    """A mark's number in the tree becomes another."""
    elements = [item for item in holders(pdf, 1) if any(isinstance(kid, int) for kid in item.K)]
    element = draw.choice(elements)
    place = draw.choice([place for place, kid in enumerate(element.K) if isinstance(kid, int)])
    element.K[place] = int(element.K[place]) + draw.randrange(1, 9)


def content(pdf, draw):
    page = draw.choice(list(pdf.pages))
    page.contents_coalesce()
    return page, page.Contents.read_bytes()


def other_page_number(pdf, draw):
    """A mark's number on the page becomes another."""
    page, data = content(pdf, draw)
    marks = list(re.finditer(rb"/MCID (\d+)", data))
    mark = draw.choice(marks)
    number = int(mark[1]) + draw.randrange(1, 9)
    page.Contents.write(data[:mark.start(1)] + str(number).encode() + data[mark.end(1):])


def lost_mark(pdf, draw):
    """Content is painted without its mark."""
    page, data = content(pdf, draw)
    mark = draw.choice(list(re.finditer(rb"/\w+\s*<<[^>]*/MCID \d+[^>]*>>\s*BDC(.*?)EMC", data, re.S)))
    page.Contents.write(data[:mark.start()] + mark[1] + data[mark.end():])


def broken_mark(pdf, draw):
    page, data = content(pdf, draw)
    end = draw.choice(list(re.finditer(rb"\bEMC\b", data)))
    page.Contents.write(data[:end.start()] + data[end.end():])


def swapped_marks(pdf, draw):
    """Two marks change their numbers, so that the order of painting is not that of reading."""
    page, data = content(pdf, draw)
    marks = list(re.finditer(rb"/MCID (\d+)", data))
    first, second = sorted(draw.sample(marks, 2), key=lambda mark: mark.start())
    page.Contents.write(
        data[:first.start(1)] + second[1] + data[first.end(1):second.start(1)] + first[1]
        + data[second.end(1):])


def lost_entry(pdf, draw):
    """The parent tree forgets a mark."""
    numbers = pdf.Root.StructTreeRoot.ParentTree.Nums
    row = draw.choice([row for row in numbers if isinstance(row, pikepdf.Array) and len(row) > 0])
    row[draw.randrange(len(row))] = pdf.Root.StructTreeRoot


MUTANTS |= {f"seed {seed}": drawn(seed) for seed in range(RANDOM_COUNT)}


def main(validators, path):
    with tempfile.TemporaryDirectory() as folder:
        paths = {"the file itself": path}
        for name, change in MUTANTS.items():
            paths[name] = str(pathlib.Path(folder, f"{name}.pdf"))
            with pikepdf.open(path) as pdf:
                change(pdf)
                pdf.save(paths[name])
        faults = check.faults(validators, list(paths.values()))
    missed = [name for name in MUTANTS if not faults[paths[name]]]
    for name in MUTANTS:
        gates = sorted({fault.gate for fault in faults[paths[name]]})
        if not gates or not name.startswith("seed "):
            print(f"  {name}: {', '.join(gates) or 'NOT CAUGHT'}")
    if faults[path]:
        return check.fail(f"{path} is not good itself")
    print(f"check-pdf: the gates catch {len(MUTANTS) - len(missed)} of {len(MUTANTS)} faults")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
