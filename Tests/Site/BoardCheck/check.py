#!/usr/bin/env python3
"""Plays on the boards of a built site in a real browser, by touch, mouse and keys, narrow and wide, by day and by night.

    check.py PLAYBILL FOLDER

FOLDER was built with a base URL that ends in its own path, so that its pages work from a server and from files. Every page
comes with a Content-Security-Policy that allows scripts of the site and WebAssembly. Exits with 1 where something is wrong.
"""

import base64
import gzip
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

POLICY = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self' 'wasm-unsafe-eval'"
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], "resultTypes": ["violations"]}
POST = "posts/2026/nanashis-rules-in-four-pictures/"
PRODUCT = "products/nanashi/"
# What the first touch loads: engine, script, and both as a host sends them, with what loads them.
LARGEST = {"wasm": 65_536, "script": 12_288, "sent": 30_720}

PLAYBILL, ROOT = str(Path(sys.argv[1]).resolve()), Path(sys.argv[2]).resolve()
SHOTS = Path(os.environ["SHOTS"]) if "SHOTS" in os.environ else None


class Strict(SimpleHTTPRequestHandler):
    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_):
        pass


class Board:
    """A page with boards; `self.figure` is the first that can be played on."""

    def __init__(self, browser, address, width=390, dark=False, still=True, touch=False, hash="", context=None):
        self.context = context or browser.new_context(
            viewport={"width": width, "height": 900}, color_scheme="dark" if dark else "light", has_touch=touch,
            reduced_motion="reduce" if still else "no-preference", permissions=["clipboard-read", "clipboard-write"])
        self.tab = self.context.new_page()
        self.tab.set_default_timeout(8_000)
        self.said, self.asked, self.width = [], [], width
        self.tab.on("console", lambda message: self.said.append(message.text) if message.type == "error" else None)
        self.tab.on("pageerror", lambda error: self.said.append(str(error)))
        self.tab.on("request", lambda request: self.asked.append(request.url))
        self.tab.add_init_script(
            "window.shifts=0;new PerformanceObserver(l=>{for(const e of l.getEntries())if(!e.hadRecentInput)window.shifts+=e.value})"
            ".observe({type:'layout-shift',buffered:true})")
        self.tab.goto(address + hash, wait_until="load")
        self.figure = self.tab.locator(".board[data-engine]").first
        self.figure.scroll_into_view_if_needed()

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

    def alone(self):
        self.figure.locator("button[aria-label=Menu]").click()
        self.figure.locator("select").select_option("0")
        self.tab.keyboard.press("Escape")

    def axe(self, where):
        for found in Axe().run(self.tab, options=RULES).response["violations"]:
            expect(False, f"{where}: {found['id']}: {found['nodes'][0]['html'][:160]}")

    def end(self, where):
        expect(not self.said, f"{where}: the console says {self.said}")
        wide = self.tab.evaluate("document.documentElement.scrollWidth")
        expect(wide <= self.width, f"{where}: scrolls sideways, {wide} px")
        expect(self.tab.evaluate("window.shifts") == 0, f"{where}: the layout shifts by {self.tab.evaluate('window.shifts')}")
        if SHOTS:
            self.figure.screenshot(path=SHOTS / f"{where.replace(' ', '-')}.png")
        self.context.close()


FAULTS = []
COUNT = 0


def expect(isTrue, message):
    global COUNT
    COUNT += 1
    if not isTrue:
        FAULTS.append(message)
        print("  " + message, flush=True)


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


def from_file(browser):
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


def main():
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Strict, directory="/"))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_port}{ROOT}/"
    sizes()
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        browser_version = browser.version
        for check in [by_touch, by_mouse, by_keys, by_post, first_steps, memory, looks_alike]:
            print(f"{check.__name__.replace('_', ' ')}", flush=True)
            try:
                check(browser, base)
            except Exception as problem:
                expect(False, f"{check.__name__}: {problem}")
        try:
            from_file(browser)
        except Exception as problem:
            expect(False, f"from file: {problem}")
        browser.close()
    print(f"Chromium {browser_version}: {COUNT} looks, {len(FAULTS)} faults")
    sys.exit(1 if FAULTS else 0)


main()
