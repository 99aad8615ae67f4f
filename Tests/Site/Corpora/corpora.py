#!/usr/bin/env python3
"""corpora.py PROGRAM DIR...: other people's Markdown, through every flavour and as one site.

Every Markdown file below the folders goes through `markdown`, `markdown --commonmark` and `markdown --site`, one process
a file, so that a file that crashes is named. Then all of them, in folders as they stand, are checked and built as one
site, front matter and all. Printed are how many crashed or hung (10 seconds a file), how many errors and warnings there
were, by class, and the seconds. Errors are not held against the program, since the content was not written for it: the
exit status is 1 where something crashed or hung, else 0.
"""
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

FLAVOURS = {"github": [], "commonmark": ["--commonmark"], "site": ["--site"]}
ENDINGS = {".md", ".markdown", ".mdown", ".mkd"}
# The site's folders of a meaning of their own; a corpus is never called so.
TAKEN = {"posts", "pages", "products", "data", "assets"}
PATIENCE = 10


class Tally:
    """What came out of some runs."""

    def __init__(self):
        self.files, self.seconds, self.fallen = 0, 0.0, []
        self.classes = {"error": collections.Counter(), "warning": collections.Counter()}

    def add(self, name, status, messages):
        self.files += 1
        if status is None:
            self.fallen.append(f"{name}: no end")
        elif status < 0 or status >= 128:
            self.fallen.append(f"{name}: ended by signal {-status if status < 0 else status - 128}")
        for severity, message in messages:
            self.classes[severity][kind(message)] += 1

    def row(self, name):
        counts = [sum(self.classes[severity].values()) for severity in ("error", "warning")]
        return f"{name:12} {self.files:7} {len(self.fallen):8} {counts[0]:8} {counts[1]:9} {self.seconds:8.1f}"


def kind(message):
    """A message without what is this file's own."""
    message = re.sub(r"`[^`]*`", "`…`", message)
    message = re.sub(r": [^ ]+:\d+:\d+.*", "", message)
    message = re.sub(r"(?<![\w.])(content)?/\S+", "/…", message)
    return re.sub(r"\d+", "N", message).replace("N place holds", "N places hold")[:110]


def messages(text):
    found = []
    for line in text.decode("utf-8", "replace").splitlines():
        try:
            said = json.loads(line)
        except ValueError:
            continue
        if isinstance(said, dict) and said.get("severity") in ("error", "warning"):
            found.append((said["severity"], said.get("message", "")))
    return found


def run(words, seconds, **more):
    """(status, messages, output); no status where there was no end."""
    try:
        done = subprocess.run(words, capture_output=True, timeout=seconds, **more)
    except subprocess.TimeoutExpired:
        return None, [], b""
    return done.returncode, messages(done.stderr), done.stderr


def markdown_files(folders):
    """(where the file belongs in the site, the file), in one order everywhere."""
    names = collections.Counter()
    for folder in folders:
        root = pathlib.Path(folder).resolve()
        name = root.name + "-words" if root.name in TAKEN else root.name
        names[name] += 1
        if names[name] > 1:
            name = f"{name}-{names[name]}"
        for path, inner, files in os.walk(root):
            inner[:] = sorted(each for each in inner if not each.startswith("."))
            for file in sorted(files):
                whole = pathlib.Path(path, file)
                if whole.suffix.lower() in ENDINGS and whole.is_file():
                    yield pathlib.Path(name, whole.relative_to(root)), whole


def through_filters(program, files):
    tallies = {}
    for flavour, options in FLAVOURS.items():
        tally, start = Tally(), time.monotonic()

        def one(pair):
            with open(pair[1], "rb") as text:
                return pair[1], run([program, "markdown", "--format", "json", *options], PATIENCE, stdin=text)

        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for file, (status, said, _) in pool.map(one, files):
                tally.add(file, status, said)
        tally.seconds = time.monotonic() - start
        tallies[flavour] = tally
    return tallies


def as_site(program, files):
    tallies = {}
    with tempfile.TemporaryDirectory() as folder:
        content = pathlib.Path(folder, "content")
        for place, file in files:
            target = content / place.with_suffix(".md")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)
        (content / "site.yml").write_text("title: Corpora\nbase_url: https://corpora.example/\n")
        for command in ("check", "build"):
            tally, start = Tally(), time.monotonic()
            words = [program, command, "--format", "json", "--drafts", "--future"]
            status, said, text = run(words, 60 + len(files) / 10, cwd=folder)
            tally.add(command, status, said)
            tally.files = len(files)
            tally.seconds = time.monotonic() - start
            if tally.fallen:
                print(text.decode("utf-8", "replace")[-2000:], file=sys.stderr)
            tallies[command] = tally
    return tallies


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    program, folders = os.path.abspath(sys.argv[1]), sys.argv[2:]
    for folder in folders:
        if not os.path.isdir(folder):
            sys.exit(f"there is no folder {folder}")
    files = list(markdown_files(folders))
    tallies = through_filters(program, files) | as_site(program, files)
    print(f"{'':12} {'files':>7} {'crashes':>8} {'errors':>8} {'warnings':>9} {'seconds':>8}")
    for name, tally in tallies.items():
        print(tally.row(name))
    for name, tally in tallies.items():
        for severity, classes in tally.classes.items():
            for message, count in classes.most_common(20):
                print(f"{name}: {count} × {severity}: {message}")
    fallen = [f"{name}: {each}" for name, tally in tallies.items() for each in tally.fallen]
    for each in fallen:
        print(f"CRASH {each}")
    sys.exit(1 if fallen else 0)


main()
