#!/usr/bin/env python3
"""Compares images with Galley, BlazeDiff, ImageMagick and pixelmatch; `make bench-images` runs it.

    Benchmarks/images.py GALLEY [--rounds N] [--results FILE]

Each compares two PNGs of 1170 x 18,000 pixels, of one article as a phone shows it: the same file twice, the same
pixels in other bytes, a changed word, and a paragraph gone that moves all below it. The table has the time of whole
processes; the two of PyPI run in Python, which starts in some 20 ms. Benchmarks/images.txt pins the versions.
"""

import argparse
import datetime
import multiprocessing
import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

import PIL.Image

import workload
from compare import Job, compare
from run import FONTS, MEGABYTE, ROOT, machine, milliseconds, output_of, table

SIZE = (1170, 18_000)
WORDS = 2_400

BLAZEDIFF = """
import sys, blazediff
blazediff.compare(sys.argv[1], sys.argv[2])
"""
PIXELMATCH = """
import sys, PIL.Image
from pixelmatch.contrib.PIL import pixelmatch
pixelmatch(PIL.Image.open(sys.argv[1]), PIL.Image.open(sys.argv[2]), None)
"""
# Debian lets ImageMagick read no image of this height, and keeps little of it in memory.
POLICY = "<policymap>" + "".join(
    f'<policy domain="resource" name="{name}" value="{value}"/>'
    for name, value in [("width", "64KP"), ("height", "64KP"), ("area", "1GP"), ("memory", "4GiB")]
) + "</policymap>"
# Comparers end with 1 where images differ, and some say how much.
SHELL = '"$@" >/dev/null 2>&1; test $? -le 1'


class Images:
    """The images of an article and of what is made of it."""

    def __init__(self, galley, work):
        self.galley, self.work = galley, work
        self.before, again, word, gone = (str(work / f"{name}.png") for name in self.NAMES)
        self.cases = [
            ("The same file", self.before), ("The same pixels in other bytes", again),
            ("A changed word", word), ("A paragraph gone", gone)]

    NAMES = ("before", "again", "word", "gone")

    def make(self):
        """Writes the images, and the settings of ImageMagick."""
        (self.work / "policy.xml").write_text(POLICY, encoding="utf-8")
        paragraphs = workload.Author(seed=WORDS).article(WORDS).split("\n\n")
        text = max(range(6), key=lambda index: len(paragraphs[index]))
        changed = list(paragraphs)
        words = changed[text].split(" ")
        words[1] = words[1][::-1]
        changed[text] = " ".join(words)
        self.image("before", paragraphs)
        self.image("word", changed)
        self.image("gone", paragraphs[:text] + paragraphs[text + 1:])
        PIL.Image.open(self.before).save(self.work / "again.png", compress_level=1)

    def image(self, name, paragraphs):
        """Writes a PNG of the article's first 18,000 rows."""
        article = self.work / f"{name}.md"
        article.write_text("---\nlang: en\n---\n" + "\n\n".join(paragraphs), encoding="utf-8")
        subprocess.run(
            [self.galley, "proof", str(article), "--sizes", "l", "--formats", "png", "--scale", "3",
             "--no-sheet", "--quiet", "--fonts", str(FONTS), "--output", str(self.work)],
            check=True, stdout=subprocess.DEVNULL)
        page = PIL.Image.open(next((self.work / name).rglob("04-l.png"))).convert("RGB")
        assert page.width == SIZE[0] and page.height >= SIZE[1], page.size
        page.crop((0, 0, *SIZE)).save(self.work / f"{name}.png", compress_level=6)

    def jobs(self, other):
        def job(name, *arguments):
            return Job(name, ("/bin/sh", "-c", SHELL, "sh", *arguments, self.before, other))

        return [
            job("galley", self.galley, "compare"),
            job("galley, to the eye", self.galley, "compare", "--distance", "0.1", "--smoothing"),
            job("BlazeDiff", sys.executable, "-c", BLAZEDIFF),
            Job("ImageMagick", (
                "/bin/sh", "-c", SHELL, "sh", "env", f"MAGICK_CONFIGURE_PATH={self.work}", "compare",
                "-metric", "AE", self.before, other, "null:")),
            job("pixelmatch", sys.executable, "-c", PIXELMATCH),
        ]

    def table(self, other, rounds):
        results = compare(self.jobs(other), rounds)
        reference = results["galley"]
        rows = [
            [name, milliseconds(runs.median("wall")), f"{runs.ratio(reference, 'wall'):.2f}",
             f"{runs.median('memory') / MEGABYTE:.0f} MB"]
            for name, runs in results.items()]
        return table([f"{rounds} rounds", "wall", "ratio", "memory"], rows)


def report(images, rounds):
    versions = (ROOT / "Benchmarks/images.txt").read_text().split()
    versions = [line for line in versions if "==" in line]
    versions.append(output_of("compare", "-version").splitlines()[0].split(" Q")[0].replace("Version: ", ""))
    yield f"""# Comparing images

`make bench-images` writes this file: PNGs of {SIZE[0]} x {SIZE[1]:,} pixels. Wall time is of the whole process and a
median; the ratio is the median of the ratios to Galley's exact comparison within rounds. What moves is a
difference everywhere to the others; Galley finds the blocks again that have only moved.

- Date: {datetime.date.today()}
- Machine: {machine()}
- Versions: {", ".join(versions)}
- Commit: {output_of("git", "describe", "--always", "--dirty")}
"""
    for name, other in images.cases:
        yield f"## {name}\n"
        yield images.table(other, rounds) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("galley")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--results", type=pathlib.Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="galley-images-") as work:
        images = Images(str(pathlib.Path(options.galley).resolve()), pathlib.Path(work))
        # In a process of its own: the kernel counts the memory of this one for those that it starts.
        maker = multiprocessing.get_context("fork").Process(target=images.make)
        maker.start()
        maker.join()
        if maker.exitcode != 0:
            sys.exit("bench: the images could not be made")
        text = "\n".join(report(images, options.rounds))
    print(text)
    if options.results:
        options.results.write_text(text.rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
