#!/usr/bin/env python3
"""Plays on the boards of a built site in a real browser, by touch, mouse and keys, narrow and wide, by day and by night.

    check.py PLAYBILL FOLDER

FOLDER was built with a base URL that ends in its own path, so that its pages work from a server and from files. Every page
comes with a Content-Security-Policy that allows scripts of the site and WebAssembly. Exits with 1 where something is wrong.
"""

import base64
import gzip
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from browser_check import SHOTS, Strict, Tab, expect, run, served

POST = "posts/2026/nanashis-rules-in-four-pictures/"
PRODUCT = "products/nanashi/"
# Keeps how long tasks take that keep a page from answering: 50 ms and more.
TASKS = "window.tasks=[];new PerformanceObserver(l=>window.tasks.push(...l.getEntries().map(e=>Math.round(e.duration)))).observe({type:'longtask'})"
# What the first touch loads: engine, script, and both as a host sends them, with what loads them.
LARGEST = {"wasm": 65_536, "script": 12_288, "sent": 30_720}

PLAYBILL, ROOT = str(Path(sys.argv[1]).resolve()), Path(sys.argv[2]).resolve()


class Site(Strict):
    policy = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self' 'wasm-unsafe-eval'"


class Board(Tab):
    """A page with boards; `self.figure` is the first that can be played on."""

    watched = ".board[data-engine]"

    def __init__(self, browser, address, width=390, dark=False, hash="", **more):
        if not more.get("context"):
            more["permissions"] = ["clipboard-read", "clipboard-write"]
        super().__init__(browser, address + hash, width, dark, **more)

    def cell(self, name):
        return self.figure.locator(f"[role=gridcell][aria-label^='{name},']")

    def label(self, name):
        return self.cell(name).get_attribute("aria-label")

    def point(self, name):
        """Where a square of the still lies."""
        box = self.figure.locator(".board-stage").bounding_box()
        file, rank = "abcdefg".index(name[0]), int(name[1])
        side = box["width"]
        return box["x"] + side * (0.102 + file * 0.1329), box["y"] + side * (0.102 + (7 - rank) * 0.1329)

    def live(self):
        self.figure.locator(".board-grid").wait_for()

    def status(self):
        return self.figure.locator(".board-status").inner_text()

    def settle(self):
        """Until the robot has moved."""
        self.tab.wait_for_function(
            "e=>!e.querySelector('.board-bar button[aria-label=Hint]').disabled", arg=self.figure.element_handle())

    def menu(self, text):
        self.figure.locator("button[aria-label=Menu]").click()
        self.figure.locator(".board-menu").get_by_role("button", name=text).click()

    def against(self, level):
        """A robot of a level, or at 0 a second player."""
        self.figure.locator("button[aria-label=Menu]").click()
        self.figure.locator("select").select_option(str(level))
        self.tab.keyboard.press("Escape")

    def alone(self):
        self.against(0)

    def move(self):
        """The first move that there is."""
        for piece in [piece.get_attribute("aria-label").split(",")[0] for piece in self.figure.locator(".is-own").all()]:
            self.cell(piece).click()
            goals = self.figure.locator("[role=gridcell][aria-label*='here']")
            if goals.count():
                return goals.first.click()

    def end(self, where):
        self.shoot(where)
        super().end(where)


def by_touch(browser, base):
    for width, dark in [(320, False), (390, True)]:
        where = f"touch {width}"
        board = Board(browser, base + POST, width, dark, touch=True)
        expect(not [url for url in board.asked if "/assets/boards/" in url], f"{where}: the game is fetched before it is touched")
        before = [board.figure.bounding_box(), board.figure.locator("figcaption").bounding_box()]
        board.tab.touchscreen.tap(*board.point("g1"))
        board.live()
        expect(board.cell("g1").get_attribute("aria-selected") == "true", f"{where}: the touched piece is not selected")
        expect([board.figure.bounding_box(), board.figure.locator("figcaption").bounding_box()] == before, f"{where}: something moved")
        board.cell("g2").tap()
        board.settle()
        expect("You: g2." in board.status() and "Robot: " in board.status(), f"{where}: told is {board.status()!r}")
        expect(board.tab.evaluate("document.getAnimations().length") == 0, f"{where}: it moves though stillness was asked for")
        board.cell("b4").tap()
        board.figure.locator("button[aria-label=Undo]").tap()
        expect(board.label("g2") == "g2, empty" or "here" in board.label("g2"), f"{where}: undo leaves {board.label('g2')}")
        board.axe(where)
        board.figure.locator("button[aria-label=Menu]").tap()
        if SHOTS:
            board.tab.screenshot(path=SHOTS / f"menu-{width}.png")
        box = board.figure.locator(".board-menu").bounding_box()
        expect(box["x"] >= 0 and box["x"] + box["width"] <= width, f"{where}: the menu leaves the page: {box}")
        board.axe(where + " menu")
        board.tab.keyboard.press("Escape")
        board.end(where)


def by_mouse(browser, base):
    for width, dark in [(1280, False), (1280, True)]:
        where = f"mouse {width}{' dark' if dark else ''}"
        board = Board(browser, base + PRODUCT, width, dark, still=False)
        board.tab.get_by_role("link", name="Play it here").click()
        board.figure.get_by_role("button", name="Play from here").click()
        board.live()
        board.alone()
        for start, goal in [("g1", "g3"), ("a1", "b2")]:
            box, aim = board.cell(start).bounding_box(), board.cell(goal).bounding_box()
            board.tab.mouse.move(box["x"] + 20, box["y"] + 20)
            board.tab.mouse.down()
            board.tab.mouse.move(box["x"] + 40, box["y"] - 20, steps=4)
            board.tab.mouse.move(aim["x"] + 20, aim["y"] + 20, steps=4)
            board.tab.mouse.up()
        expect(board.label("g3") == "g3, disc" and board.label("g1") == "g1, empty", f"{where}: a jump by dragging: {board.label('g3')}")
        expect("Rings: b2." in board.status(), f"{where}: a clone by dragging: {board.status()!r}")
        board.cell("g3").click()
        board.cell("a4").click()
        expect(board.cell("g3").get_attribute("aria-selected") == "false", f"{where}: a click beside does not let go")
        board.figure.locator("button[aria-label=Menu]").click()
        board.figure.locator("input[type=checkbox]").check()
        board.tab.keyboard.press("Escape")
        expect("Evaluation bar: " in board.figure.locator(".board-worth").get_attribute("aria-label"), f"{where}: no bar")
        board.axe(where)
        board.end(where)


def by_keys(browser, base):
    where = "keys 390"
    board = Board(browser, base + POST, 390)
    board.figure.locator(".board-play").focus()
    board.tab.keyboard.press("Enter")
    board.live()
    board.tab.keyboard.press("Enter")
    expect(board.cell("g1").get_attribute("aria-selected") == "true", f"{where}: Enter selects nothing")
    board.tab.keyboard.press("Escape")
    expect(board.cell("g1").get_attribute("aria-selected") == "false", f"{where}: Escape lets go of nothing")
    board.tab.keyboard.press("Space")
    for key in ["ArrowUp", "ArrowLeft", "ArrowRight", "ArrowUp"]:
        board.tab.keyboard.press(key)
    board.tab.keyboard.press("Enter")
    board.settle()
    expect(board.label("g3") == "g3, disc", f"{where}: the arrows led elsewhere: {board.label('g3')}")
    board.tab.keyboard.press("u")
    expect(board.label("g3").startswith("g3, empty"), f"{where}: u takes nothing back")
    board.tab.keyboard.press("h")
    expect(re.match(r"Try [a-g][1-7]–[a-g][1-7]\.", board.status()), f"{where}: no hint: {board.status()!r}")
    board.end(where)


def by_post(browser, base):
    where = "post 390"
    board = Board(browser, base + POST, 390)
    board.figure.locator(".board-play").click()
    board.live()
    board.alone()
    for square in ["g1", "g2", "a1", "a3"]:
        board.cell(square).click()
    board.menu("Copy link")
    link = board.tab.evaluate("navigator.clipboard.readText()")
    board.menu("Copy as .play")
    play = board.tab.evaluate("navigator.clipboard.readText()")
    board.menu("Copy as PGN")
    pgn = board.tab.evaluate("navigator.clipboard.readText()")
    expect(board.tab.url.endswith("~g2.a1a3~0~1~0"), f"{where}: the address is {board.tab.url}")
    board.end(where)
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "a.play").write_text(play)
        Path(folder, "a.pgn").write_text(pgn)
        for words in [["render", "a.play", "--check"], ["import", "pgn", "a.pgn", "-o", "b.play"]]:
            done = subprocess.run([PLAYBILL, *words], cwd=folder, capture_output=True, text=True)
            expect(done.returncode == 0, f"{where}: playbill {' '.join(words)}: {done.stderr}")
    friend = Board(browser, link, 390)
    friend.live()
    expect(friend.label("g2") == "g2, disc" and friend.label("a3") == "a3, ring", f"{where}: the friend sees {friend.label('g2')}")
    expect("Discs to move" in friend.status(), f"{where}: the friend reads {friend.status()!r}")
    friend.end(where + " friend")
    for wrong in ["#board1=x5o/7~g2~2", "#board1=x5o/7/7/7/7/7/o5x_x_0_1~d4~0~1~0", "#board1=%E0%A4%A~x"]:
        board = Board(browser, base + POST, 390, hash=wrong)
        board.live()
        expect("holds no game" in board.status() and board.label("g2") == "g2, empty", f"{where}: {wrong} is taken: {board.status()!r}")
        board.end(where + " refused")


def first_steps(browser, base):
    where = "first steps 320"
    board = Board(browser, base + PRODUCT, 320, touch=True)
    board.figure.locator(".board-play").tap()
    board.live()
    board.cell("g1").tap()
    board.cell("g2").tap()
    board.settle()
    before = [cell.get_attribute("aria-label") for cell in board.figure.locator("[role=gridcell]").all()]
    address = board.tab.url
    board.menu("First steps")
    for square in ["a1", "e6", "c3", "d4", "c5"]:
        board.cell(square).tap()
        if SHOTS and square == "c3":
            board.figure.screenshot(path=SHOTS / "first-steps.png")
        expect((board.label("c5") == "c5, disc") == (square == "c5"), f"{where}: {square} gives {board.label('c5')}")
    expect(board.label("d5") == "d5, disc" or board.label("c6") == "c6, disc", f"{where}: nothing turned")
    board.figure.get_by_role("button", name="Done").tap()
    after = [cell.get_attribute("aria-label") for cell in board.figure.locator("[role=gridcell]").all()]
    expect(before == after and board.tab.url == address, f"{where}: the game below changed")
    board.end(where)


def memory(browser, base):
    where = "memory 390"
    board = Board(browser, base + PRODUCT, 390)
    board.figure.locator(".board-play").click()
    board.live()
    board.alone()
    board.cell("g1").click()
    board.cell("f2").click()
    again = Board(browser, base + PRODUCT, 390, context=board.context)
    again.figure.locator(".board-play").click()
    again.live()
    expect(again.label("f2") == "f2, disc", f"{where}: it was forgotten")
    again.menu("Forget this game")
    kept = again.tab.evaluate("Object.keys(localStorage).filter(k=>k.startsWith('board:')).length")
    expect(kept == 0 and "#" not in again.tab.url and again.label("f2") == "f2, empty", f"{where}: {kept} are kept, {again.tab.url}")
    again.end(where)


# The level beyond the six, which is all that the robot can do.
FULL = 7


def levels(browser, base):
    """A few moves on each level. The page goes on while the robot thinks: no task is long, as a phone has it too."""
    for slowness in [1, 4]:
        longest = []
        for level in range(1, FULL + 1):
            where = f"level {level} at a {'fourth of the ' if slowness > 1 else ''}speed"
            board = Board(browser, base + POST, 390)
            board.figure.locator(".board-play").click()
            board.live()
            board.against(level)
            board.tab.set_default_timeout(30_000)
            board.context.new_cdp_session(board.tab).send("Emulation.setCPUThrottlingRate", {"rate": slowness})
            board.tab.evaluate(TASKS)
            for move in range(1, 4):
                board.move()
                board.settle()
                expect("Your turn." in board.status(), f"{where}, move {move}: told is {board.status()!r}")
            expect(len(board.tab.workers) == (level == FULL), f"{where}: {len(board.tab.workers)} threads")
            longest.append(board.tab.evaluate("()=>new Promise(done=>setTimeout(()=>done(Math.max(0,...window.tasks)),300))"))
            board.end(where)
        print(f"  the longest task by level{', at a fourth of the speed' if slowness > 1 else ''}: {longest} ms")
        # Where the machine itself is slow, a level that thinks no time tells how slow.
        expect(longest[-1] <= max(200, 2 * max(longest[:3])), f"level {FULL} stops the page for {longest[-1]} ms")


def same_moves(browser, base):
    """In a thread of its own the robot plays what it plays in the page."""
    games = []
    for refusal in ["", "delete window.Worker"]:
        context = browser.new_context(viewport={"width": 390, "height": 900}, reduced_motion="reduce")
        context.add_init_script("Math.random=()=>.375;" + refusal)
        board = Board(browser, base + POST, 390, context=context)
        board.figure.locator(".board-play").click()
        board.live()
        board.against(FULL)
        for _ in range(4):
            board.move()
            board.settle()
        expect(len(board.tab.workers) == (not refusal), f"same moves: {len(board.tab.workers)} threads, {refusal}")
        games.append(board.tab.url.split("~")[1])
        board.end("same moves")
    expect(games[0] == games[1] and games[0].count(".") == 7, f"same moves: {games[0]} in a thread, {games[1]} in the page")


def from_file(browser, _):
    where = "file 390"
    board = Board(browser, (ROOT / POST / "index.html").as_uri(), 390)
    board.figure.locator(".board-play").click()
    board.live()
    board.cell("g1").click()
    board.cell("g2").click()
    board.settle()
    expect("Robot: " in board.status(), f"{where}: told is {board.status()!r}")
    board.end(where)


def pixels(png):
    return subprocess.run(
        ["ffmpeg", "-v", "error", "-i", "-", "-f", "rawvideo", "-pix_fmt", "gray", "-"], input=png, capture_output=True, check=True
    ).stdout


def looks_alike(browser, base):
    for dark in [False, True]:
        where = f"picture{' dark' if dark else ''}"
        board = Board(browser, base + PRODUCT, 1280, dark)
        still = board.figure.locator("svg").nth(1 if dark else 0).screenshot()
        board.figure.locator(".board-play").click()
        board.live()
        board.tab.mouse.move(0, 0)
        live = board.figure.locator(".board-live > svg").screenshot()
        one, other = pixels(still), pixels(live)
        share = sum(abs(a - b) > 32 for a, b in zip(one, other)) / len(one) if len(one) == len(other) else 1
        print(f"  {where}: {share:.4%} of the pixels of still and board differ")
        expect(share < 0.002, f"{where}: {share:.2%} differ")
        board.end(where)


def sizes():
    packed = next(ROOT.glob("assets/boards/nanashi.*.js"), ROOT / "assets/boards/nanashi.js").read_bytes()
    loader = next(ROOT.glob("assets/board.*.js"), ROOT / "assets/board.js").read_bytes()
    script, module = packed.split(b"PlayableBoard.packed = ", 1)
    wasm = len(gzip.decompress(base64.b64decode(re.search(rb'"([^"]*)"', module)[1])))
    sent = len(gzip.compress(packed, 9)) + len(gzip.compress(loader, 9))
    print(f"  engine {wasm} bytes, script {len(script)} bytes (its loader {len(loader)}), all compressed {sent} bytes")
    for name, size in [("wasm", wasm), ("script", len(script)), ("sent", sent)]:
        expect(size <= LARGEST[name], f"{name} is too large: {size}")


sizes()
run([by_touch, by_mouse, by_keys, by_post, first_steps, memory, levels, same_moves, looks_alike, from_file], served(Site, ROOT))
