"""Turns the Markdown of Benchmarks/workload.py into HTML and into typst's markup, so that others set the same
article. It knows what the workload writes, and no more.
"""

from markdown_it import MarkdownIt
from mdit_py_plugins.footnote import footnote_plugin


def parser():
    return MarkdownIt("commonmark").enable(["table", "strikethrough"]).use(footnote_plugin)


def html(markdown, size, faces):
    """A page of HTML with the look of the sheet `reading` at a body size in points."""
    sources = "".join(
        f"@font-face {{ font-family: {family}; font-weight: {weight}; font-style: {style}; "
        f"src: url('file://{path}') }}\n" for family, weight, style, path in faces)
    return f"""<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>The article</title><style>
{sources}@page {{ size: A4; margin: 54pt }}
body {{ font: {size}pt/1.29 Text; margin: 0 }}
h1 {{ font-size: 2em }} h2 {{ font-size: 1.65em }} h3 {{ font-size: 1.29em }}
code {{ font-family: Code; font-size: 0.94em }} pre {{ white-space: pre-wrap; background: #f2f2f2 }}
table {{ border-collapse: collapse; font-size: 0.88em; width: 100% }}
td, th {{ border-bottom: 0.5pt solid #8a8a8a; text-align: left; padding: 0.4em 0.5em }}
</style></head><body>
{parser().render(markdown)}
</body></html>
"""


def typst(markdown, size):
    """Markup with the look of the sheet `reading` at a body size in points."""
    writer = _TypstWriter(parser().parse(markdown))
    return f"""#set document(title: "The article")
#set page(paper: "a4", margin: 54pt)
#set text(font: "Atkinson Hyperlegible", size: {size}pt, lang: "en")
#set par(leading: 0.55em)
#show raw: set text(font: "JetBrains Mono", size: 0.94em)
#show heading.where(level: 1): set text(size: 2em)
#show heading.where(level: 2): set text(size: 1.65em)
#show heading.where(level: 3): set text(size: 1.29em)
{writer.markup}
"""


class _TypstWriter:
    MARKS = {
        "em_open": "#emph[", "strong_open": "#strong[", "s_open": "#strike[", "em_close": "]",
        "strong_close": "]", "s_close": "]", "link_close": "]"}

    def __init__(self, tokens):
        self.notes = self.collect_notes(tokens)
        self.markup = self.blocks(tokens)

    def collect_notes(self, tokens):
        """The text of each note by its number; typst has a note where it is referred to."""
        notes, number = {}, None
        for token in tokens:
            if token.type == "footnote_open":
                number = token.meta["id"]
            elif token.type == "footnote_close":
                number = None
            elif token.type == "inline" and number is not None:
                notes[number] = token.children
        return notes

    def blocks(self, tokens):
        lines, indent, markers, table = [], 0, [], None
        for token in tokens:
            kind = token.type
            if kind == "footnote_block_open":
                break
            if kind == "heading_open":
                lines.append("\n" + "=" * int(token.tag[1]) + " ")
            elif kind in ("bullet_list_open", "ordered_list_open"):
                markers.append("-" if kind.startswith("bullet") else "+")
            elif kind in ("bullet_list_close", "ordered_list_close"):
                markers.pop()
            elif kind == "list_item_open":
                lines.append("\n" + "  " * (len(markers) - 1) + markers[-1] + " ")
            elif kind == "blockquote_open":
                lines.append("\n#quote(block: true)[")
            elif kind == "blockquote_close":
                lines.append("]\n")
            elif kind == "fence":
                lines.append(f"\n```{token.info}\n{token.content}```\n")
            elif kind == "table_open":
                table = []
            elif kind == "inline" and table is not None:
                table.append(f"[{self.inline(token.children)}]")
            elif kind == "table_close":
                head, cells = table[:3], table[3:]
                lines.append(
                    f"\n#table(columns: 3, table.header({', '.join(head)}), {', '.join(cells)})\n")
                table = None
            elif kind == "inline":
                lines.append(self.inline(token.children))
            elif kind == "paragraph_close" and not markers:
                lines.append("\n\n")
        return "".join(lines)

    def inline(self, tokens):
        out = []
        for token in tokens:
            if token.type == "text":
                out.append(escaped(token.content))
            elif token.type == "softbreak":
                out.append(" ")
            elif token.type == "code_inline":
                out.append(f"`{token.content}`")
            elif token.type == "link_open":
                out.append(f'#link("{token.attrs["href"]}")[')
            elif token.type == "footnote_ref":
                out.append(f"#footnote[{self.inline(self.notes[token.meta['id']])}]")
            elif token.type != "footnote_anchor":
                out.append(self.MARKS[token.type])
        return "".join(out)


def escaped(text):
    """The text with what typst would take for markup escaped."""
    return "".join("\\" + letter if letter in "\\#*_`$<>@[]~=-+/" else letter for letter in text)
