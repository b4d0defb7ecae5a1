"""Shows that the gates catch what they are for: each breaks one thing in a good file.

    mutants.py VALIDATORS FILE

The file needs headings, a list, a table with a header, a figure, a link and text outside Latin. Prints the gates that caught
each fault; the exit status is 1 when one goes by, or when the file itself is not good.
"""

import pathlib
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
        print(f"  {name}: {', '.join(gates) or 'NOT CAUGHT'}")
    if faults[path]:
        return check.fail(f"{path} is not good itself")
    print(f"check-pdf: the gates catch {len(MUTANTS) - len(missed)} of {len(MUTANTS)} faults")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
