#!/usr/bin/env python3
"""A law: after any edits, what `build --watch` has written equals what a clean build writes.

usage: watched.py PLAYBILL [SEQUENCES [FIRST_SEED]]

Each seed makes a small site and edits it as served.py does, while it is built again and again. Where a clean build of the
site is good, the output is compared with it byte for byte, as soon as it is the same and at the latest after some seconds.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import time

import laws
import served

PATIENCE = 20


def copy(folder, to):
    """A copy of a site without what builds leave."""
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(folder, to, ignore=shutil.ignore_patterns(".playbill*", ".public*", "public"))


def differences(one, other):
    """The paths of two outputs whose files are not the same; a file may go while it is looked for."""
    try:
        one, other = laws.tree(one), laws.tree(other)
    except FileNotFoundError:
        return ["a file"]
    return sorted(path for path in set(one) | set(other) if one.get(path) != other.get(path))


def run(playbill, steps):
    """The place of the first edit after which the law does not hold, what was said, and how many were compared."""
    home = "/dev/shm" if os.path.isdir("/dev/shm") else None
    root = tempfile.mkdtemp(prefix="playbill-watched-", dir=home)
    folder, clean = os.path.join(root, "site"), os.path.join(root, "clean")
    process, old, compared = None, {}, 0
    try:
        for index, (word, files) in enumerate(steps):
            os.makedirs(folder, exist_ok=True)
            laws.write(folder, old, files, word)
            old = files
            if process is None:
                process = subprocess.Popen([playbill, "build", "--watch", "--quiet", "--now", served.NOW], cwd=folder,
                                           stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            copy(folder, clean)
            if not served.clean_build(playbill, clean, os.path.join(clean, "public"))[0]:
                continue
            end, found = time.monotonic() + PATIENCE, ["all"]
            while found and time.monotonic() < end:
                found = differences(os.path.join(folder, "public"), os.path.join(clean, "public"))
                time.sleep(0.02)
            compared += 1
            if found:
                return index, "built otherwise: " + ", ".join(found), compared
        return None, "", compared
    finally:
        if process is not None:
            process.terminate()
            process.wait()
        shutil.rmtree(root, ignore_errors=True)


def attempt(task):
    playbill, seed = task
    try:
        failed, said, compared = run(playbill, served.sequence(seed))
        return seed, None if failed is None else (failed, said), compared
    except Exception as error:
        return seed, f"{type(error).__name__}: {error}", 0


def main():
    done, failed, (compared,) = laws.explore(attempt, served.report, 100)
    print(f"{done} sequences of edits, {compared} compared, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
