#!/usr/bin/env python3
"""Sets the same article with Galley, typst and WeasyPrint as an accessible PDF; `make bench-peers` runs it.

    Benchmarks/peers.py GALLEY VALIDATORS [--tagging PROGRAM] [--rounds N] [--results FILE]

Each writes PDF/UA-1 on A4 in the same faces, at a body of 10, 17 and 53 points. The table has the time of whole
processes (the two run in Python, which starts in some 20 ms), the size of the files, their pages, and how
many rules of the gates of Scripts/check-pdf each file breaks. Benchmarks/peers.txt pins the versions.
"""

import argparse
import datetime
import json
import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Scripts" / "pdf"))

import translate
import workload
from compare import Job, compare
from run import FONTS, MEGABYTE, MONOSPACED, TEXT, machine, milliseconds, output_of, table

WORDS = 4_800
SIZES = {10: 59, 17: 100, 53: 312}  # points of body, and the percentage that makes them of 17
FACES = [
    ("Text", 400, "normal", TEXT[0]), ("Text", 400, "italic", TEXT[1]),
    ("Text", 700, "normal", TEXT[2]), ("Text", 700, "italic", TEXT[3]),
    ("Code", 400, "normal", MONOSPACED[0])]

TYPST = """
import sys, typst
typst.compile(sys.argv[1], output=sys.argv[2] + "/article.pdf", pdf_standards=["ua-1"],
              font_paths=sys.argv[3:], ignore_system_fonts=True)
"""
WEASYPRINT = """
import sys, weasyprint
weasyprint.HTML(sys.argv[1]).write_pdf(sys.argv[2] + "/article.pdf", pdf_variant="pdf/ua-1")
"""

# The validators have a Python of their own.
JUDGE = """
import collections, json, pathlib, sys
sys.path.insert(0, sys.argv[1])
import check, pikepdf
path, faults = sys.argv[3], collections.defaultdict(list)
check.judge(pathlib.Path(sys.argv[2]), ("ua1",), [path], faults)
found = faults[path] + list(check.structure_faults(path)) + list(check.outloud_conformance(path))
with pikepdf.open(path) as pdf:
    print(json.dumps([len(pdf.pages), sorted({f"{fault.gate} {fault.rule}" for fault in found})]))
"""


class Peers:
    def __init__(self, galley, python, work):
        self.galley, self.python, self.work = galley, python, work
        self.text = workload.Author(seed=WORDS).article(WORDS)
        self.article = self.write("article.md", "---\nlang: en\n---\n" + self.text)
        # Galley's floor would raise the smallest size.
        self.sheet = self.write("sheet.yaml", "floor: 1\n")

    def write(self, name, text):
        path = self.work / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    def jobs(self, size):
        html = self.write(f"{size}.html", translate.html(self.text, size, FACES))
        markup = self.write(f"{size}.typ", translate.typst(self.text, size))
        folders = sorted({str(path.parent) for path in (*TEXT, *MONOSPACED)})
        return [
            Job("galley", (
                self.galley, "proof", self.article, "--no-sheet", "--quiet", "--formats", "pdf",
                "--fonts", str(FONTS), "--on", "a4", "--curve", f"linear:{SIZES[size]}",
                "--style-sheet", self.sheet, "--jobs", "1", "--output", Job.FOLDER)),
            Job("typst", (self.python, "-c", TYPST, markup, Job.FOLDER, *folders)),
            Job("WeasyPrint", (self.python, "-c", WEASYPRINT, html, Job.FOLDER))]

    def files(self, jobs):
        """One file of each job by its name."""
        files = {}
        for job in jobs:
            folder = pathlib.Path(tempfile.mkdtemp(dir=self.work))
            arguments = [str(folder) if part is Job.FOLDER else part for part in job.arguments]
            subprocess.run(arguments, check=True, capture_output=True)
            files[job.name] = str(next(folder.rglob("*.pdf")))
        return files

    def table(self, size, rounds, validators):
        jobs = self.jobs(size)
        files = self.files(jobs)
        results = compare(jobs, rounds)
        reference = results["galley"]
        rows = []
        for name, path in files.items():
            runs = results[name]
            pages, broken = judge(validators, path)
            rows.append([
                name, milliseconds(runs.median("wall")),
                f"{runs.ratio(reference, 'wall'):.1f}", f"{runs.median('memory') / MEGABYTE:.0f} MB",
                f"{pathlib.Path(path).stat().st_size / 1000:.1f} kB", str(pages),
                ", ".join(broken) or "none"])
        return table(
            [f"{rounds} rounds", "wall", "ratio", "memory", "file", "pages", "rules broken"], rows)

    def tagging_table(self, program, rounds):
        rows = []
        for name in ("S", "M"):
            article = self.write(f"{name}.md", "---\nlang: en\n---\n" + workload.article(name))
            untagged, tagged, ratio = map(
                float, output_of(program, article, str(FONTS), str(rounds)).split())
            words = f"{workload.WORDS[name]:,} words"
            rows.append([words, f"{untagged:.1f} ms", f"{tagged:.1f} ms", f"{ratio:.2f}"])
        return table([f"{rounds} rounds", "untagged", "tagged", "ratio"], rows)


def judge(validators, path):
    """The number of pages, and the rules that the file breaks."""
    result = subprocess.run(
        [f"{validators}/venv/bin/python", "-c", JUDGE, str(ROOT / "Scripts" / "pdf"), validators, path],
        capture_output=True, text=True, check=True)
    return json.loads(result.stdout)


def report(peers, rounds, validators, tagging):
    yield f"""# The same article as PDF/UA-1

`make bench-peers` writes this file: {WORDS:,} words on A4 in the same faces. Wall time is of the whole
process and a median; the ratio is the median of the ratios to Galley within rounds.

- Date: {datetime.date.today()}
- Machine: {machine()}
- Versions: {", ".join(line for line in (ROOT / "Benchmarks/peers.txt").read_text().split() if "==" in line)}
- Commit: {output_of("git", "describe", "--always", "--dirty")}
"""
    for size in SIZES:
        yield f"## Body of {size} pt\n"
        yield peers.table(size, rounds, validators) + "\n"
    if tagging:
        yield "## What tags cost\n\nFrom the text to the bytes of one PDF on A4 at Large, in one process.\n"
        yield peers.tagging_table(tagging, rounds)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("galley")
    parser.add_argument("validators")
    parser.add_argument("--tagging", help="the built program of Benchmarks/TaggingCost")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--results", type=pathlib.Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="galley-peers-") as work:
        peers = Peers(
            str(pathlib.Path(options.galley).resolve()), sys.executable, pathlib.Path(work))
        text = "\n".join(report(peers, options.rounds, options.validators, options.tagging))
    print(text)
    if options.results:
        options.results.write_text(text.rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
