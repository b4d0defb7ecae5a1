#!/usr/bin/env python3
"""Writes the fixed articles that Galley is measured on: the same bytes on every machine.

    Benchmarks/workload.py S|M|mixed

    S       about 1,000 words of English prose with every kind of block
    M       about 10,000 words of the same
    mixed   30 KB of text in ten languages
"""

import sys

WORDS = {"S": 1_000, "M": 10_000}

ADJECTIVES = """narrow patient borrowed quiet northern brass careful printed second uneven old distant
    green remarkable wooden cold heavy familiar temporary accidental bright unfinished legible
    stubborn plain seasonal hollow western translucent deliberate""".split()
NOUNS = """harbour ledger compositor window lamp measure apprentice ferry almanac gate margin winter
    orchard signal workshop letter keeper bridge drawer catalogue tide paragraph engine garden clerk
    sentence map column instrument press neighbour page staircase observation bell
    correspondence""".split()
VERBS = """kept measured crossed repaired remembered printed followed copied opened carried described
    corrected weighed numbered answered rearranged covered noticed trusted replaced""".split()
ADVERBS = ["slowly", "twice", "again", "without hurry", "before noon", "by candlelight", "in pencil",
    "every autumn", "unexpectedly", "from memory", "late at night", "with great care"]
OPENINGS = ["In the end", "By the second week", "Nobody asked why", "As far as anyone knew",
    "On most mornings", "Long after that", "To save paper", "Where the road turns"]

# One or two plain sentences in each language, written for this file.
LANGUAGES = {
    "Arabic": "كان الحارس يفتح النافذة كل صباح ويكتب في دفتره حال البحر. ثم يعود إلى المصباح ويملؤه "
        "بالزيت قبل أن يصل القارب الأول عند الساعة 7.",
    "Hebrew": "השומר פתח את החלון בכל בוקר ורשם במחברת את מצב הים. אחר כך חזר אל המנורה ומילא אותה "
        "בשמן לפני שהגיעה הסירה הראשונה בשעה 7.",
    "Russian": "Каждое утро смотритель открывал окно и записывал в тетрадь, каким было море. Потом он "
        "возвращался к лампе и наливал масло, пока не пришла первая лодка.",
    "Greek": "Κάθε πρωί ο φύλακας άνοιγε το παράθυρο και έγραφε στο τετράδιο πώς ήταν η θάλασσα. Μετά "
        "γύριζε στη λάμπα και τη γέμιζε λάδι πριν έρθει η πρώτη βάρκα.",
    "Hindi": "पहरेदार हर सुबह खिड़की खोलता और अपनी कॉपी में समुद्र का हाल लिखता था। फिर वह दीपक के पास लौटता और "
        "पहली नाव के आने से पहले उसमें तेल भरता था।",
    "Thai": "ทุกเช้าคนเฝ้าประภาคารเปิดหน้าต่างแล้วจดลงในสมุดว่าทะเลเป็นอย่างไร จากนั้นเขากลับไปที่ตะเกียงและเติมน้ำมันก่อนที่เรือลำแรกจะมาถึง",
    "Japanese": "灯台守は毎朝窓を開け、海のようすを手帳に書きとめた。それからランプのそばに戻り、最初の船が着く前に"
        "油を足した。",
    "Chinese": "看守人每天早晨打开窗户，把海面的情形记在本子上。然后他回到灯旁，在第一条船到来之前把油加满。",
    "Korean": "등대지기는 매일 아침 창문을 열고 바다의 모습을 공책에 적었다. 그런 다음 등불 곁으로 돌아가 첫 배가 "
        "오기 전에 기름을 채웠다.",
    "Vietnamese": "Mỗi sáng người gác đèn mở cửa sổ và ghi vào sổ tay biển hôm ấy ra sao. Rồi ông trở lại "
        "bên ngọn đèn và châm dầu trước khi chiếc thuyền đầu tiên cập bến.",
}


class Dice:
    """A small generator of its own (Lehmer, modulus 2^31 - 1), so that no release of Python changes it."""

    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = self.state * 48_271 % 0x7FFF_FFFF
        return self.state % limit

    def between(self, low, high):
        return low + self.below(high - low + 1)

    def pick(self, choices):
        return choices[self.below(len(choices))]


class Author:
    """Writes sentences and blocks, and counts the words."""

    def __init__(self, seed):
        self.dice = Dice(seed)
        self.words = 0
        self.notes = []
        self.links = 0

    # Phrases

    def thing(self):
        return f"the {self.dice.pick(ADJECTIVES)} {self.dice.pick(NOUNS)}"

    def clause(self):
        end = f" {self.dice.pick(ADVERBS)}" if self.dice.below(3) else ""
        return f"{self.thing()} {self.dice.pick(VERBS)} {self.decorated(self.thing())}{end}"

    def decorated(self, phrase):
        """A phrase, about every third time with inline markup."""
        kind = self.dice.below(18)
        if kind == 0:
            return f"*{phrase}*"
        if kind == 1:
            return f"**{phrase}**"
        if kind == 2:
            return f"`{phrase.replace(' ', '_')}()`"
        if kind == 3:
            self.links += 1
            return f"[{phrase}](https://example.org/{self.dice.pick(NOUNS)}/{self.links})"
        if kind == 4 and self.dice.below(2):
            return f"~~{phrase}~~ {self.thing()}"
        return phrase

    def sentence(self):
        kind = self.dice.below(4)
        if kind == 0:
            text = f"{self.dice.pick(OPENINGS)}, {self.clause()}"
        elif kind == 1:
            text = f"{self.clause()}, and {self.clause()}"
        elif kind == 2:
            text = f"{self.clause()} while {self.clause()}; {self.clause()}"
        else:
            text = self.clause()
        self.words += len(text.split())
        return text[0].upper() + text[1:] + "."

    def sentences(self, low, high):
        return " ".join(self.sentence() for _ in range(self.dice.between(low, high)))

    def title(self):
        text = f"{self.dice.pick(ADJECTIVES)} {self.dice.pick(NOUNS)} and {self.dice.pick(NOUNS)}"
        self.words += 4
        return text.capitalize()

    # Blocks

    def paragraph(self):
        text = self.sentences(2, 6)
        if self.dice.below(6) == 0:
            self.notes.append(self.sentence())
            text += f"[^{len(self.notes)}]"
        return text

    def bullets(self):
        return "\n".join(f"- {self.sentence()}" for _ in range(self.dice.between(3, 6)))

    def nested(self):
        return "\n".join(
            f"- {self.sentence()}\n  - {self.sentence()}\n  - {self.sentence()}" for _ in range(2))

    def numbers(self):
        return "\n".join(f"{number}. {self.sentence()}" for number in range(1, 5))

    def tasks(self):
        return "\n".join(f"- [{self.dice.pick(' x')}] {self.sentence()}" for _ in range(3))

    def quote(self):
        return f"> {self.sentences(1, 3)}\n>\n> {self.sentences(1, 2)}"

    def code(self):
        lines = ["```swift"]
        for depth in range(self.dice.between(4, 9)):
            noun, verb = self.dice.pick(NOUNS), self.dice.pick(VERBS)
            lines.append("  " * (depth % 3) + f"let {noun} = {verb}(by: {self.dice.below(100)})")
        self.words += 4 * (len(lines) - 1)
        return "\n".join([*lines, "```"])

    def table(self):
        rows = ["| What | Who | Count |", "| :--- | --- | ---: |"]
        for _ in range(self.dice.between(3, 6)):
            rows.append(f"| {self.thing()} | {self.dice.pick(NOUNS)} | {self.dice.below(10_000):,} |")
        self.words += 5 * (len(rows) - 2)
        return "\n".join(rows)

    def sections(self):
        """Blocks without end; every seven sections have each kind."""
        yield f"# {self.title()}"
        yield self.paragraph()
        specials = [self.bullets, self.quote, self.code, self.numbers, self.table, self.nested, self.tasks]
        section = 0
        while True:
            yield f"{'##' if section % 3 == 0 else '###'} {self.title()}"
            for _ in range(self.dice.between(1, 2)):
                yield self.paragraph()
            yield specials[section % len(specials)]()
            section += 1

    def article(self, words):
        blocks = []
        for block in self.sections():
            blocks.append(block)
            if self.words >= words:
                break
        blocks += [f"[^{number}]: {note}" for number, note in enumerate(self.notes, 1)]
        return "\n\n".join(blocks) + "\n"


def mixed():
    blocks = ["# Ten languages"]
    for number in range(1, 4):
        for name, text in LANGUAGES.items():
            first = text[: len(text) // 3].strip()
            blocks += [f"## {name} {number}", f"{text} {text}", f"- {first}\n- *{text}*", f"> {text}"]
    return "\n\n".join(blocks) + "\n"


def article(name):
    return mixed() if name == "mixed" else Author(seed=WORDS[name]).article(WORDS[name])


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in [*WORDS, "mixed"]:
        sys.exit("usage: Benchmarks/workload.py S|M|mixed")
    sys.stdout.write(article(sys.argv[1]))
