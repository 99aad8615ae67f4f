#!/usr/bin/env python3
"""generate-tables.py: writes TopLevelDomainTable.swift and EmojiTable.swift beside itself.

Sources:
- top-level domains: /usr/share/publicsuffix/public_suffix_list.dat (Debian's package publicsuffix), the ICANN section;
  and the list of twitter-text 3, which keeps domains that have been withdrawn since, as the Python package
  twitter-text-parser 3.0.0 has it (`pip install twitter-text-parser`; it must be importable).
- emoji: /usr/share/unicode/emoji (Debian's package unicode-data): emoji-zwj-sequences.txt, emoji-sequences.txt and
  emoji-data.txt.
"""
import pathlib
import re
import textwrap
import unicodedata

HERE = pathlib.Path(__file__).resolve().parent
SUFFIXES = pathlib.Path("/usr/share/publicsuffix/public_suffix_list.dat")
EMOJI = pathlib.Path("/usr/share/unicode/emoji")
JOINER, SELECTOR = 0x200D, 0xFE0F


def suffixes():
    text = SUFFIXES.read_text(encoding="utf-8")
    section = text.split("===BEGIN ICANN DOMAINS===")[1].split("===END ICANN DOMAINS===")[0]
    rules = (line.split()[0] for line in section.splitlines() if line.strip() and not line.startswith("//"))
    return {rule.lstrip("!").split(".")[-1] for rule in rules}


def twitter_text():
    from twitter_text.regexp import valid_cctld, valid_gtld
    found = set()
    for module in (valid_cctld, valid_gtld):
        source = pathlib.Path(module.__file__).read_text(encoding="utf-8")
        body = source.split("'(?:(?:' +")[1].split("')(?=")[0]
        found |= set("".join(re.findall(r"'([^']*)'", body)).split("|"))
    return found


def lines(path, kind):
    for line in (EMOJI / path).read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) >= 2 and fields[1] == kind:
            yield fields[0]


def version(path):
    return re.search(r"^# Version: (\S+)", (EMOJI / path).read_text(encoding="utf-8"), re.M)[1]


def joined():
    """Sequences with a joiner, without skin tones: those that take tones, and those that do not."""
    bases = set()
    for field in lines("emoji-data.txt", "Emoji_Modifier_Base"):
        ends = [int(end, 16) for end in field.split("..")]
        bases |= set(range(ends[0], ends[-1] + 1))
    toned, all_forms = set(), set()
    for field in lines("emoji-zwj-sequences.txt", "RGI_Emoji_ZWJ_Sequence"):
        scalars = [int(scalar, 16) for scalar in field.split()]
        form = [scalar for scalar in scalars if not 0x1F3FB <= scalar <= 0x1F3FF]
        form = [s for i, s in enumerate(form) if not (s == SELECTOR and i and form[i - 1] in bases)]
        key = "-".join("%X" % scalar for scalar in form)
        all_forms.add(key)
        if len(form) < len(scalars) and any(0x1F3FB <= scalar <= 0x1F3FF for scalar in scalars):
            toned.add(key)
    return sorted(toned), sorted(all_forms - toned)


def flags():
    for field in lines("emoji-sequences.txt", "RGI_Emoji_Flag_Sequence"):
        yield "".join(chr(int(scalar, 16) - 0x1F1E6 + ord("A")) for scalar in field.split())


def tags():
    for field in lines("emoji-sequences.txt", "RGI_Emoji_Tag_Sequence"):
        yield "".join(chr(int(scalar, 16) - 0xE0000) for scalar in field.split()[1:-1])


def constant(name, comment, words):
    body = "\n".join(textwrap.wrap(" ".join(words), 110, break_long_words=False, break_on_hyphens=False))
    return '/// %s\nlet %s = """\n%s\n    """\n' % (comment, name, textwrap.indent(body, "    "))


def write(path, parts):
    head = "// Made by generate-tables.py; see there for the sources.\n\n"
    (HERE / path).write_text(head + "\n".join(parts), encoding="utf-8")


def main():
    domains = sorted({unicodedata.normalize("NFC", domain.lower()) for domain in suffixes() | twitter_text()})
    write("TopLevelDomainTable.swift", [constant(
        "topLevelDomainTable", "The top-level domains: those delegated, and those twitter-text knows from earlier.", domains)])
    toned, plain = joined()
    write("EmojiTable.swift", [
        constant("tonedJoinedEmoji", "Emoji sequences with joiners whose people take skin tones (Unicode %s)."
                 % version("emoji-zwj-sequences.txt"), toned),
        constant("plainJoinedEmoji", "Emoji sequences with joiners that take no skin tones.", plain),
        constant("flagRegions", "The regions that have a flag.", flags()),
        constant("flagSubdivisions", "The subdivisions that have a flag, as tags.", tags()),
    ])


if __name__ == "__main__":
    main()
