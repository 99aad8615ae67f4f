#!/usr/bin/env python3
"""Compares SVG films with the stills of the same plays, in a real browser, light and dark.

    check.py PLAYBILL X.play…

The browser is stopped at each mark of the play and at six moments between its ends; the still is that of the frame shown
then. A pixel counts as different where a channel is more than 64 of 255 off: the browser and the painter of stills
round the edges of letters and discs each in their own way. It fails where more than FAIR of a picture's pixels differ.
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

FAIR = 0.01
STRONG = 64
PAGE = """<!doctype html><meta charset="utf-8"><style>body{margin:0;background:#fff}svg{display:block}</style>%s
<script>const s=document.querySelector('svg');s.pauseAnimations();s.setCurrentTime(%f)</script>"""


def run(*words):
    done = subprocess.run(words, capture_output=True)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, words))}\n{done.stderr.decode()}")
    return done


def pixels(path):
    return run("ffmpeg", "-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "rgb24", "-").stdout


def difference(one, other):
    """The share of pixels that differ strongly."""
    if len(one) != len(other):
        return 1.0
    strong = 0
    # Rows that are equal are most of them.
    step = 3 * 64
    for start in range(0, len(one), step):
        a, b = one[start : start + step], other[start : start + step]
        if a != b:
            strong += sum(
                max(abs(a[i] - b[i]), abs(a[i + 1] - b[i + 1]), abs(a[i + 2] - b[i + 2])) > STRONG
                for i in range(0, len(a), 3)
            )
    return strong / (len(one) / 3)


def shot(page, size, isDark, path):
    run(
        os.environ.get("CHROMIUM", "chromium"), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--force-color-profile=srgb", f"--blink-settings=preferredColorScheme={0 if isDark else 1}",
        "--force-device-scale-factor=1", f"--window-size={size[0]},{size[1]}", f"--screenshot={path}", page.as_uri(),
    )


def check(playbill, play, folder):
    svg = folder / "film.svg"
    run(playbill, "render", play, "-o", svg)
    text = svg.read_text()
    size = re.search(r'width="(\d+)" height="(\d+)"', text).groups()
    length = float((re.search(r'dur="([\d.]+)s"', text) or [0, "1"])[1])
    facts = run(playbill, "render", play, "--check", "--verbose").stderr.decode()
    marks = [float(time) for time in re.findall(r"^  mark .*: ([\d.]+)s$", facts, re.M)]
    fps = int((re.search(r"^fps (\d+)", pathlib.Path(play).read_text(), re.M) or [0, "25"])[1])
    moments = sorted({int(time * fps) for time in marks + [length * part / 7 for part in range(1, 7)]})
    styles = re.search(r"prefers-color-scheme", text)
    worst = 0.0
    for isDark in [False, True] if styles else [False]:
        for frame in moments:
            page, seen, still = folder / "page.html", folder / "seen.png", folder / "still.png"
            page.write_text(PAGE % (text, (frame + 0.5) / fps))
            shot(page, size, isDark, seen)
            style = ["--style", "dusk" if isDark else "day"] if styles else []
            run(playbill, "render", play, "-o", still, "--at", f"{frame / fps:.6f}s", *style)
            share = difference(pixels(seen), pixels(still))
            worst = max(worst, share)
            print(f"  {frame / fps:7.2f}s {'dark ' if isDark else 'light'} {share * 100:6.3f} %", flush=True)
    print(f"{play}: at most {worst * 100:.3f} % of the pixels differ")
    return worst <= FAIR


def main():
    playbill, *plays = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        good = [check(playbill, play, pathlib.Path(folder)) for play in plays]
    sys.exit(0 if all(good) else 1)


main()
