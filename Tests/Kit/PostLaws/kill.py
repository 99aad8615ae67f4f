#!/usr/bin/env python3
"""The law of posting: at most once, never twice.

`playbill release run` is ended by SIGKILL at random instants, alone or with its command, several at once, with a clock
that jumps, on a disk that is full now and then; then it runs to its end. However often that happens, no post may have
gone out twice, and none that the journal calls sent may not have gone out.

usage: kill.py PLAYBILL KILLS [SEED]
"""

import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

SITE = """title: T
base_url: https://me.dev/
post: {mastodon: 'sleep 0.00%d; echo "$PLAYBILL_ID" >> sent; sleep 0.00%d; echo https://m.example/1'}
"""
MANIFEST = "name: Lamp\ntagline: It shines.\nkind: app\nlicense: MIT\n"


def site(folder, count, rng):
    os.makedirs(folder + "/content/products/lamp/releases")
    with open(folder + "/content/site.yml", "w") as out:
        out.write(SITE % (rng.randrange(10), rng.randrange(10)))
    with open(folder + "/content/products/lamp/product.yml", "w") as out:
        out.write(MANIFEST)
    with open(folder + "/content/products/lamp/releases/1.0.yml", "w") as out:
        out.write("posts:\n")
        for index in range(count):
            out.write(f"  - {{to: mastodon, name: p{index}, text: Post {index}, at: 2026-12-01T10:00:{index:02}Z}}\n")


def clock(rng):
    return f"2026-12-01T10:{rng.randrange(0, 3):02}:{rng.randrange(60):02}Z"


def full_disk():
    """No file may grow beyond a few hundred bytes: what a full disk does, at a random place of a line."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    size = 60 + int.from_bytes(os.urandom(1), "big") * 4
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def begin(playbill, folder, rng):
    prepare = full_disk if rng.random() < 0.1 else None
    return subprocess.Popen(
        [playbill, "release", "run", "-q", "--now", clock(rng)], cwd=folder, stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True, preexec_fn=prepare)


def check(folder, told):
    ids = open(folder + "/sent").read().split() if os.path.exists(folder + "/sent") else []
    twice = [name for name in set(ids) if ids.count(name) > 1]
    if twice:
        print(f"sent twice: {twice}, in {folder}, {told}")
        sys.exit(1)
    return len(ids)


def main():
    playbill, wanted = os.path.abspath(sys.argv[1]), int(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    rng = random.Random(seed)
    # In a CI a run sends nothing, since its files begin anew; these do not.
    os.environ["CI"] = ""
    kills = rounds = posts = out = unknown = 0
    longest = 0.08
    while kills < wanted:
        rounds += 1
        folder = tempfile.mkdtemp(prefix="post-law-")
        count = rng.randrange(1, 7)
        site(folder, count, rng)
        subprocess.run([playbill, "release", "schedule", "-q", "--now", "2026-11-30"], cwd=folder, check=True, capture_output=True)
        for _ in range(rng.randrange(1, 12)):
            runs = [begin(playbill, folder, rng) for _ in range(rng.choice([1, 1, 2, 3]))]
            for run in runs:
                time.sleep(rng.random() * longest)
                if rng.random() < 0.9 and run.poll() is None:
                    # The command of the post lives on, or dies with it.
                    os.kill(run.pid, signal.SIGKILL)
                    kills += 1
                run.wait()
            check(folder, f"round {rounds} of seed {seed}")
        start = time.time()
        subprocess.run(
            [playbill, "release", "run", "-q", "--now", "2026-12-01T10:05:00Z"], cwd=folder, capture_output=True)
        longest = max(0.02, min(0.5, time.time() - start))
        time.sleep(0.05)
        sent = check(folder, f"round {rounds} of seed {seed}")
        journal = open(folder + "/content/products/lamp/releases/1.0.log").read().splitlines()
        told = sum(line.split("\t")[1] == "sent" for line in journal[1:])
        begun = sum(line.split("\t")[1] == "intend" for line in journal[1:])
        if told > sent or begun != count:
            print(f"{told} told, {sent} sent, {begun} of {count} begun in {folder}, round {rounds} of seed {seed}")
            sys.exit(1)
        posts, out, unknown = posts + count, out + sent, unknown + begun - told
        shutil.rmtree(folder)
    print(f"{kills} kills in {rounds} rounds: {posts} posts, {out} went out, none twice; {unknown} were left to a person")


main()
