"""Looks at a built site with other people's eyes: vnu for the HTML, axe for accessibility, and readers of feeds,
sitemaps, structured data and links that share no code with Playbill.

    validate.py LABEL=FOLDER [LABEL=FOLDER ...]

Prints what was looked at and how many errors there were; exits with 1 where there was one, with 2 where a checker
could not run.
"""

import sys
from pathlib import Path

import accessibility
import feeds
import links
import markup
import structured

CHECKS = [
    ("HTML (vnu)", markup.check),
    ("feeds", feeds.check),
    ("sitemap", feeds.check_sitemap),
    ("JSON-LD", structured.check),
    ("links", links.check),
    ("accessibility (axe)", accessibility.check),
]


def main(arguments: list[str]) -> int:
    errors = 0
    for argument in arguments:
        label, _, folder = argument.partition("=")
        root = Path(folder)
        if not (root / "index.html").is_file():
            print(f"{label}: there is no site in {folder}")
            return 2
        print(f"{label}: {sum(1 for _ in root.rglob('*.html'))} pages in {folder}")
        for name, check in CHECKS:
            seen, mistakes = check(root)
            print(f"  {name}: {seen}, {len(mistakes)} errors", flush=True)
            for mistake in mistakes:
                print(f"    {mistake}")
            errors += len(mistakes)
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
