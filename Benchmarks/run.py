#!/usr/bin/env python3
"""Measures Galley against a minimal C program with the same libraries; `make bench` runs it.

    Benchmarks/run.py GALLEY [--rounds N] [--results FILE]

Prints the tables, and writes them to FILE with the machine, the date and the versions. Benchmarks/limit.c
says what the minimal program does, Benchmarks/workload.py what is set, Benchmarks/compare.py how it is
timed.
"""

import argparse
import datetime
import os
import pathlib
import platform
import shlex
import subprocess
import sys

sys.dont_write_bytecode = True

import workload
from compare import Job, compare

ROOT = pathlib.Path(__file__).resolve().parent.parent
FACES = ROOT / "Fonts" / "faces"
FONTS = ROOT / "Fonts" / "atkinson.yaml"

# The faces of Fonts/atkinson.yaml that an English article uses, and those that `mixed` adds.
TEXT = [
    FACES / f"atkinson-hyperlegible/AtkinsonHyperlegible-{style}.ttf"
    for style in ("Regular", "Italic", "Bold", "BoldItalic")]
MONOSPACED = [
    FACES / f"jetbrains-mono/{name}"
    for name in ("JetBrainsMono[wght].ttf", "JetBrainsMono-Italic[wght].ttf")]
FALLBACK = [
    FACES / f"noto/{name}"
    for name in (
        "NotoSans-Regular.ttf", "NotoSans-Italic.ttf", "NotoSansCJK-Regular.ttc",
        "NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf",
        "NotoSansDevanagari-Regular.ttf", "NotoSansThai-Regular.ttf")]

MEGABYTE = 1_000_000


class Bench:
    def __init__(self, galley, rounds, work):
        self.galley = galley
        self.rounds = rounds
        self.work = work
        self.limit = compile_limit(work)
        self.articles = {name: self.write(name) for name in ("S", "M", "mixed")}

    def write(self, name):
        path = self.work / f"{name}.md"
        path.write_text(workload.article(name), encoding="utf-8")
        return str(path)

    # Jobs

    def limit_job(self, kind, article):
        faces = [*TEXT, "--", *MONOSPACED, *(["--", *FALLBACK] if article == "mixed" else [])]
        return Job(
            "minimal C", (self.limit, kind, self.articles[article], Job.FOLDER, *map(str, faces)))

    def galley_job(self, name, article, *options):
        return Job(
            name, (
                self.galley, "proof", self.articles[article], "--no-sheet", "--quiet", "--fonts",
                str(FONTS), "--output", Job.FOLDER, *options))

    # Tables

    def twelve_pdfs(self, article):
        jobs = [self.limit_job("pdf", article)] + [
            self.galley_job(f"galley --jobs {jobs}", article, "--formats", "pdf", "--jobs", str(jobs))
            for jobs in (1, 2)]
        return against_first(jobs, self.rounds)

    def twelve_pngs(self, article):
        jobs = [self.limit_job("png", article)] + [
            self.galley_job(
                f"galley --png {png} --jobs {jobs}", article, "--formats", "png", "--png", png,
                "--jobs", str(jobs))
            for png in ("stable", "fast") for jobs in (1, 2)]
        # The minimal program takes seconds here: a few rounds say enough.
        return against_first(jobs, (self.rounds + 1) // 2)

    def memory(self):
        jobs = [
            self.galley_job(
                f"{article}, {what}, --png {png} --jobs {jobs}", article, "--formats", "png",
                "--sizes", sizes, "--png", png, "--jobs", str(jobs))
            for article, what, sizes, png, jobs in (
                ("S", "AX5", "ax5", "stable", 1),
                ("M", "AX5", "ax5", "stable", 1),
                ("M", "AX5", "ax5", "fast", 1),
                ("M", "all twelve", "all", "stable", 1),
                ("M", "all twelve", "all", "stable", 2),
                ("mixed", "all twelve", "all", "stable", 2))]
        # Unlike time, memory hardly differs from run to run.
        rows = [
            [name, f"{runs.median('memory') / MEGABYTE:.0f} MB"]
            for name, runs in compare(jobs, rounds=1, warm_up=0).items()]
        return table(["PNG at 2x, 1 round", "peak memory"], rows)


    def printing(self):
        """Books and folders of twice and four times as much, each against the first of its kind."""
        kinds = [
            ("A book of {:,} words", (50_000, 100_000, 200_000), self.book),
            ("{:,} articles of 200 words", (250, 500, 1_000), self.folder)]
        rows = []
        for label, sizes, write in kinds:
            jobs = [
                Job(label.format(size), (
                    self.galley, "print", write(size), "--quiet", "--fonts", str(FONTS), "--jobs", "1",
                    "--output", Job.FOLDER))
                for size in sizes]
            results = compare(jobs, rounds=3)
            reference = results[jobs[0].name]
            for job, size in zip(jobs, sizes):
                runs = results[job.name]
                each = runs.ratio(reference, "processor") / (size / sizes[0])
                rows.append([
                    job.name, milliseconds(runs.median("wall")), f"{each:.2f}",
                    f"{runs.median('memory') / MEGABYTE:.0f} MB"])
        return table(["3 rounds", "wall", "processor a word, ratio", "memory"], rows)

    def book(self, words):
        path = self.work / f"book-{words}.md"
        text = workload.Author(seed=words).article(words)
        path.write_text(f"---\nlang: en\ntitle: A book\n---\n{text}", encoding="utf-8")
        return str(path)

    def folder(self, count):
        path = self.work / f"articles-{count}"
        path.mkdir(exist_ok=True)
        for index in range(count):
            text = workload.Author(seed=index).article(200)
            (path / f"{index:04}.md").write_text(
                f"---\nlang: en\ntitle: Article {index}\n---\n{text}", encoding="utf-8")
        return str(path)


def against_first(jobs, rounds):
    """The table of jobs that do the same, each against the first."""
    results = compare(jobs, rounds)
    reference = results[jobs[0].name]
    columns = {
        f"{rounds} rounds": lambda name, runs: name,
        "wall": lambda _, runs: milliseconds(runs.median("wall")),
        "processor": lambda _, runs: milliseconds(runs.median("processor")),
        "memory": lambda _, runs: f"{runs.median('memory') / MEGABYTE:.0f} MB",
        "files": lambda _, runs: f"{runs.median('output') / MEGABYTE:.2f} MB",
        "pixels": lambda _, runs: f"{runs.median('pixels') / 1e6:.0f} million",
        "wall, ratio": lambda _, runs: f"{runs.ratio(reference, 'wall'):.2f}",
        "processor, ratio": lambda _, runs: f"{runs.ratio(reference, 'processor'):.2f}",
    }
    if reference.median("pixels") == 0:
        del columns["pixels"]
    return table(
        list(columns),
        [[cell(name, runs) for cell in columns.values()] for name, runs in results.items()])


def milliseconds(seconds):
    return f"{seconds * 1000:,.0f} ms"


def table(head, rows):
    """A Markdown table with aligned columns; all but the first are numbers."""
    widths = [max(map(len, column)) for column in zip(head, *rows)]

    def line(cells):
        padded = [cells[0].ljust(widths[0])] + [
            cell.rjust(width) for cell, width in zip(cells[1:], widths[1:])]
        return f"| {' | '.join(padded)} |"

    rule = [":" + "-" * (widths[0] - 1)] + ["-" * (width - 1) + ":" for width in widths[1:]]
    return "\n".join([line(head), line(rule), *map(line, rows)])


def output_of(*arguments):
    result = subprocess.run(arguments, capture_output=True, text=True, check=True, cwd=ROOT)
    return result.stdout.strip()


def compile_limit(work):
    program = work / "limit"
    modules = ("pangocairo", "pangoft2", "libcmark-gfm")
    flags = shlex.split(output_of("pkg-config", "--cflags", "--libs", *modules))
    subprocess.run(
        ["cc", "-O2", "-std=c11", "-Wall", "-Wextra", "-Werror", "-o", program,
         ROOT / "Benchmarks" / "limit.c", *flags, "-lcmark-gfm-extensions", "-lm"],
        check=True)
    return str(program)


def machine():
    processor = platform.machine()
    if pathlib.Path("/proc/cpuinfo").exists():
        for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                processor = line.split(":")[1].strip()
                break
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    system = platform.platform()
    if pathlib.Path("/etc/os-release").exists():
        system = platform.freedesktop_os_release()["PRETTY_NAME"]
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    return f"{os.cpu_count()} x {processor}, {memory:.0f} GiB, {system}; load at the start: {load}"


def report(bench):
    words = {name: len(pathlib.Path(path).read_text().split()) for name, path in bench.articles.items()}
    head = f"""# Benchmark results

`make bench` writes this file. Ratios hold; milliseconds only within one table, since each table is one
run on a machine that others use too. A ratio is the median of the ratios within rounds, ours to the
minimal program's: smaller is faster. Times and memory are medians too.

- Date: {datetime.date.today()}
- Machine: {machine()}
- Compilers: {output_of("cc", "--version").splitlines()[0]}; {swift_version()}
- Commit: {output_of("git", "describe", "--always", "--dirty")}
- Versions: {", ".join(part.strip() for part in output_of(bench.galley, "--version").splitlines())}
- Articles: S {words["S"]:,} words, M {words["M"]:,} words, mixed 30 KB in ten languages
- Font set: Fonts/atkinson.yaml

The minimal program (Benchmarks/limit.c) parses with cmark-gfm, makes one PangoLayout a block and size, and
paints with cairo, in one thread; its PDFs have no tags, title, links or outline, ours conform to PDF/UA-1
and PDF/A-2a. Its PNGs are written by `cairo_surface_write_to_png`, in parts of at most 32,767 rows.
"""
    yield head
    for article in ("S", "M", "mixed"):
        yield f"## Twelve PDFs of {article}\n"
        if article == "S":
            yield "Wanted: at most 0.80.\n"
        yield bench.twelve_pdfs(article) + "\n"
    yield "## Twelve PNGs of S at two pixels a point\n\nWanted: at most 0.50.\n"
    yield bench.twelve_pngs("S") + "\n"
    yield "## Peak memory of PNGs\n\nWanted: less than 100 MB, at any height.\n"
    yield bench.memory() + "\n"
    yield "## Printing in large print\n\nWanted: a ratio of 1, which is time in proportion, and bounded memory.\n"
    yield bench.printing()


def swift_version():
    text = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=False).stdout
    return next((line.split(" (")[0] for line in text.splitlines() if "Swift version" in line), "swift")


def main():
    parser = argparse.ArgumentParser(description="Measures Galley against a minimal C program.")
    parser.add_argument("galley", help="the command to measure")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--results", type=pathlib.Path, help="the file for the tables")
    options = parser.parse_args()
    work = ROOT / ".build" / "bench"
    work.mkdir(parents=True, exist_ok=True)
    bench = Bench(str(pathlib.Path(options.galley).resolve()), options.rounds, work)
    parts = []
    for part in report(bench):
        print(part, flush=True)
        parts.append(part)
    if options.results:
        options.results.write_text("\n".join(parts) + "\n", encoding="utf-8")
        print(f"bench: {options.results}")


if __name__ == "__main__":
    sys.exit(main())
