#!/usr/bin/env python3
"""A law: after any edits, what `serve` answers equals what a clean build writes.

usage: served.py PLAYBILL [SEQUENCES [FIRST_SEED]]

Each seed makes a small site and edits it as laws.py does, for the most part its texts, while it is served. Where a clean
build of the site is good, every file of it is asked for, at once after the reload where one file was saved, and compared
byte for byte. Where it is not, a message has to be shown. The clock stands still, since `serve` has one instant for as long as it runs.
"""
import http.client
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

import laws

SCRIPT = re.compile(rb'<script src="[^"]*/__playbill/live.js"[^>]*></script>')
EVENT = re.compile(rb"event: (reload|css|failure)\n")
EDITORS = re.compile(r"(~|/4913|/#a#|\.swp)$")
NOW = laws.NOWS[0]


class Preview:
    """A site being served, and a page that listens."""

    def __init__(self, playbill, folder):
        self.said = open(os.path.join(folder, ".said"), "wb+")
        self.process = subprocess.Popen([playbill, "serve", "--now", NOW], cwd=folder, stdin=subprocess.DEVNULL,
                                        stdout=subprocess.DEVNULL, stderr=self.said)
        self.port = int(self.wait_for(rb"localhost:(\d+)"))
        self.stream = socket.create_connection(("127.0.0.1", self.port))
        self.stream.sendall(b"GET /__playbill/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
        self.heard = b""
        while b"event: hello" not in self.heard:
            self.heard += self.stream.recv(65536)
        self.heard = b""

    def wait_for(self, pattern):
        for _ in range(400):
            self.said.seek(0)
            found = re.search(pattern, self.said.read())
            if found:
                return found.group(1)
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError("serve says nothing")

    def hear(self, seconds):
        """The kind of the next event; nil where none comes in time."""
        end = time.monotonic() + seconds
        while True:
            found = EVENT.search(self.heard)
            if found:
                self.heard = self.heard[found.end():]
                return found.group(1).decode()
            left = end - time.monotonic()
            if left <= 0:
                return None
            self.stream.settimeout(left)
            try:
                part = self.stream.recv(65536)
            except TimeoutError:
                return None
            if not part:
                raise RuntimeError("serve has ended")
            self.heard += part

    def get(self, connection, path):
        connection.request("GET", "/" + path, headers={"Host": "localhost"})
        answer = connection.getresponse()
        body = answer.read()
        return SCRIPT.sub(b"", body) if answer.status == 200 else answer.status

    def differences(self, public):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        found = []
        for base, _, names in os.walk(public):
            for name in names:
                full = os.path.join(base, name)
                path = os.path.relpath(full, public)
                if path.startswith("."):
                    continue
                served = self.get(connection, path)
                with open(full, "rb") as file:
                    if served != file.read():
                        found.append(path)
        connection.close()
        return found

    def stop(self):
        self.stream.close()
        self.process.terminate()
        self.process.wait()
        self.said.close()


def clean_build(playbill, folder, public):
    shutil.rmtree(public, ignore_errors=True)
    done = subprocess.run([playbill, "build", "--force", "--quiet", "--now", NOW, "--output", public], cwd=folder,
                          capture_output=True)
    return done.returncode == 0, done.stderr.decode(errors="replace")


def kinds(steps):
    """The same edits without those that are no edits of files."""
    steps = [(word, files) for word, files in steps if word.split()[0] not in ("clock", "kill", "output", "traces")]
    return [step for number, step in enumerate(steps)
            if number == 0 or step[1] != steps[number - 1][1] or step[0].startswith("link ")]


def sequence(seed):
    steps = kinds(laws.sequence(seed, 6 + seed % 12))
    if not steps[0][1].get("content/site.yml"):
        return steps
    # More edits of texts than of all else: they are what is followed.
    site = laws.Site(seed)
    site.files = dict(steps[-1][1])
    for _ in range(6 + seed % 5):
        pages = site.pages()
        if not pages:
            break
        path = site.random.choice(pages)
        head, mark, _ = site.files[path].partition(b"\n---\n")
        site.files[path] = head + mark + site.body().encode()
        steps.append(("body", dict(site.files)))
    return kinds(steps)


def run(playbill, steps):
    """The place of the first edit after which the law does not hold, what was said, and how many edits were followed."""
    home = "/dev/shm" if os.path.isdir("/dev/shm") else None
    root = tempfile.mkdtemp(prefix="playbill-served-", dir=home)
    folder, clean = os.path.join(root, "site"), os.path.join(root, "clean")
    preview = None
    followed = compared = 0
    try:
        old = {}
        for index, (word, files) in enumerate(steps):
            os.makedirs(folder, exist_ok=True)
            laws.write(folder, old, files, word)
            changed = [path for path in set(old) | set(files) if old.get(path) != files.get(path)]
            count = len(changed)
            old = files
            # Of what lies beside the site an event comes only where a page shows it, and of what is an editor's own never.
            is_heard = any(path.startswith(("content/", "themes/")) and not EDITORS.search(path) for path in changed)
            # The build that is compared is one of a copy, so that nothing is left beside the site that is served.
            shutil.rmtree(clean, ignore_errors=True)
            shutil.copytree(folder, clean, ignore=shutil.ignore_patterns(".said", ".playbill*"))
            is_good, said = clean_build(playbill, clean, os.path.join(clean, "public"))
            if preview is None:
                if not is_good:
                    continue
                preview = Preview(playbill, folder)
                preview.wait_for(rb"(built) \d+ pages")
                event = "reload"
            else:
                event = preview.hear(20) if is_heard else preview.hear(1) or "reload"
            while is_good and event == "failure":
                event = preview.hear(20)
            if event is None:
                return index, "no event is heard", followed, compared
            if not is_good:
                while is_heard and event is not None and event != "failure":
                    event = preview.hear(20)
                if event is None:
                    return index, "no failure is told: " + said, followed, compared
                continue
            compared += 1
            found = preview.differences(os.path.join(clean, "public"))
            # Of several files that were saved, or one that was renamed, the last may come in a batch of its own.
            while found and count > 1 and preview.hear(3) is not None:
                found = preview.differences(os.path.join(clean, "public"))
            if found:
                return index, "served otherwise: " + ", ".join(found), followed, compared
        return None, "", followed, compared
    finally:
        if preview is not None:
            preview.said.seek(0)
            followed = len(re.findall(rb"rebuilt \d+ files?\b", preview.said.read()))
            preview.stop()
        run.followed = followed
        shutil.rmtree(root, ignore_errors=True)


def attempt(task):
    playbill, seed = task
    try:
        failed, said, _, compared = run(playbill, sequence(seed))
        return seed, None if failed is None else (failed, said), compared, run.followed
    except Exception as error:
        return seed, f"{type(error).__name__}: {error}", 0, 0


def report(playbill, seed, failure):
    print(f"seed {seed}: the law does not hold", flush=True)
    if isinstance(failure, str):
        return print(failure)
    old = {}
    for number, (word, files) in enumerate(sequence(seed)[:failure[0] + 1]):
        print(f"== {number}: {word}")
        for path in sorted(set(old) | set(files)):
            if old.get(path) != files.get(path):
                print(f"-- {path}\n{files[path].decode(errors='replace') if path in files else '(gone)'}")
        old = files
    print(failure[1], flush=True)


def main():
    done, failed, (compared, followed) = laws.explore(attempt, report, 100)
    print(f"{done} sequences of saves, {compared} compared, {followed} followed from texts, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
