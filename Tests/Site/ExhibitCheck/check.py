#!/usr/bin/env python3
"""Uses the exhibits and the film player of a built site in a real browser, by touch, mouse and keys, narrow and wide, by day and by night.

    check.py FOLDER

FOLDER is what `check.sh` builds. Every page comes with a Content-Security-Policy that allows scripts of the site alone. Films
come over a line that can be cut. Exits with 1 where something is wrong.
"""

import re
import sys
import time
from pathlib import Path

from browser_check import Strict, Tab, expect, run, served

BAR, PIE, MARQUEE = ["products/" + name + "/" for name in ["custom-progress-bar", "pie-progress", "marquee-gesture"]]
FILM = "products/filmed/"

ROOT = Path(sys.argv[1]).resolve()


class Line(Strict):
    """Sends pages at once, and films by parts, up to `reach` of their bytes: beyond it they wait for the line."""

    policy = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self'"
    reach = 1.0

    def do_GET(self):
        if not self.path.endswith(".mp4"):
            return super().do_GET()
        data = Path("/" + self.path.lstrip("/")).read_bytes()
        asked = re.match(r"bytes=(\d+)-(\d*)", self.headers.get("Range", ""))
        start = int(asked[1]) if asked else 0
        self.send_response(206 if asked else 200)
        self.send_header("Content-Type", "video/mp4")
        self.send_header("Accept-Ranges", "bytes")
        self.send_header("Content-Length", str(len(data) - start))
        if asked:
            self.send_header("Content-Range", f"bytes {start}-{len(data) - 1}/{len(data)}")
        self.end_headers()
        try:
            while start < len(data):
                end = min(start + 16_384, int(len(data) * Line.reach))
                if end <= start:
                    time.sleep(0.05)
                    continue
                self.wfile.write(data[start:end])
                start = end
        except (BrokenPipeError, ConnectionResetError):
            pass


class Page(Tab):
    """A page and its first exhibit or film."""

    watched = ".exhibit, .film"

    def status(self):
        return self.figure.locator(".exhibit-status").inner_text()

    def drag(self, box, start, end, up=True):
        """The mouse goes down at a share of a box, to another."""
        (x, y), (a, b) = [(box["x"] + box["width"] * p[0], box["y"] + box["height"] * p[1]) for p in (start, end)]
        self.tab.mouse.move(x, y)
        self.tab.mouse.down()
        self.tab.mouse.move((x + a) / 2, (y + b) / 2, steps=3)
        self.tab.mouse.move(a, b, steps=3)
        if up:
            self.tab.mouse.up()

    def sizes(self, where):
        """Whatever can be touched is as large as a finger."""
        for part in self.figure.locator("button, input, label, [role=option]").all():
            box = part.bounding_box()
            if box and part.is_visible() and (box["width"] < 43.9 or box["height"] < 43.9):
                expect(False, f"{where}: {part.evaluate('e=>e.outerHTML')[:90]} is {box['width']:.0f} by {box['height']:.0f}")

    def end(self, where):
        # From a file the checker of accessibility cannot read the style sheet.
        if self.scripts and not self.tab.url.startswith("file:"):
            self.axe(where)
        super().end(where)


def progress_bar(browser, base):
    for width, dark, touch in [(320, False, True), (390, True, True), (1280, False, False), (1280, True, False)]:
        where = f"bar {width}{' dark' if dark else ''}"
        page = Page(browser, base + BAR, width, dark, touch=touch)
        slider = page.figure.get_by_role("slider")
        page.wait("e.querySelector('.bar-ranges span')?.getBoundingClientRect().width>e.querySelector('.bar-ranges').clientWidth*.2")
        expect(slider.get_attribute("aria-valuetext") == "0:00 of 0:40", f"{where}: {slider.get_attribute('aria-valuetext')}")
        expect(page.status() == "Paused.", f"{where}: begins with {page.status()!r}")
        page.sizes(where)
        page.shoot(where)
        button = page.figure.get_by_role("button", name="Play")
        button.tap() if touch else button.click()
        page.wait("e.querySelector('.bar-seek').value>12")
        expect(page.status() == "Playing.", f"{where}: plays as {page.status()!r}")
        page.figure.get_by_text("cut", exact=True).click()
        box = slider.bounding_box()
        page.drag(box, (0.06, 0.5), (0.75, 0.5), up=False)
        held = int(slider.input_value())
        expect(690 < held < 820, f"{where}: dragged to {held}")
        page.tab.mouse.up()
        page.wait("e.querySelector('.is-stalled')")
        expect("Stalled" in page.status(), f"{where}: the stall is told as {page.status()!r}")
        expect("Loading" in slider.get_attribute("aria-valuetext"), f"{where}: {slider.get_attribute('aria-valuetext')}")
        page.tab.wait_for_timeout(300)
        expect(abs(int(slider.input_value()) - held) <= 1, f"{where}: a stalled thumb went to {slider.input_value()}")
        page.shoot(where + " stalled")
        page.figure.get_by_text("good", exact=True).click()
        page.wait("!e.querySelector('.is-stalled')")
        expect(page.status() == "Playing.", f"{where}: goes on as {page.status()!r}")
        page.tab.wait_for_timeout(1200)
        islands = page.figure.locator(".bar-ranges span").count()
        expect(islands == 2, f"{where}: {islands} stretches after a jump")
        page.shoot(where + " resumed")
        page.end(where)


def by_keys(browser, base):
    where = "bar keys"
    page = Page(browser, base + BAR, 390)
    slider = page.figure.get_by_role("slider")
    slider.focus()
    page.tab.keyboard.press("ArrowRight")
    expect(slider.get_attribute("aria-valuetext").startswith("0:05"), f"{where}: {slider.get_attribute('aria-valuetext')}")
    page.tab.keyboard.press("End")
    expect(slider.get_attribute("aria-valuetext").startswith("0:40"), f"{where}: {slider.get_attribute('aria-valuetext')}")
    page.tab.keyboard.press("Home")
    page.tab.keyboard.press("Space")
    page.wait("e.querySelector('.exhibit-status').textContent=='Playing.'")
    page.tab.keyboard.press("k")
    page.wait("e.querySelector('.exhibit-status').textContent=='Paused.'")
    page.figure.get_by_role("radio", name="good").focus()
    page.tab.keyboard.press("ArrowLeft")
    expect(page.figure.get_by_role("radio", name="slow").is_checked(), f"{where}: the line cannot be chosen by keys")
    page.end(where)


def film(browser, base):
    for width, dark in [(390, False), (1280, True)]:
        where = f"film {width}"
        Line.reach = 0.3
        page = Page(browser, base + FILM, width, dark)
        page.sizes(where)
        page.figure.get_by_role("button", name="Play").click()
        page.wait("e.querySelector('video').currentTime>.5")
        page.wait("e.querySelector('.bar-ranges span')")
        share = page.figure.evaluate(
            "e=>e.querySelector('.bar-ranges span').getBoundingClientRect().width/e.querySelector('.bar-ranges').clientWidth")
        expect(0.02 < share < 0.5, f"{where}: {share:.2f} of the bar is said to be loaded")
        expect(page.figure.get_by_role("button", name="Pause").count() == 1, f"{where}: no button to pause")
        page.figure.evaluate("e=>{e.querySelector('video').currentTime=e.querySelector('video').buffered.end(0)-.4}")
        page.wait("e.querySelector('.is-stalled')")
        expect("Loading" in page.figure.locator(".bar-note").inner_text(), f"{where}: the stall is not told")
        page.shoot(where + " stalled")
        Line.reach = 1.0
        page.wait("!e.querySelector('.is-stalled')")
        before = page.figure.evaluate("e=>e.querySelector('video').currentTime")
        page.wait(f"e.querySelector('video').currentTime>{before}+.3")
        slider = page.figure.get_by_role("slider")
        page.drag(slider.bounding_box(), (0.5, 0.5), (0.25, 0.5))
        now = page.figure.evaluate("e=>e.querySelector('video').currentTime")
        expect(4 < now < 9, f"{where}: dragged to {now}")
        slider.focus()
        page.tab.keyboard.press("k")
        page.wait("e.querySelector('video').paused")
        page.shoot(where)
        page.end(where)


def cases(browser, base):
    """The player of the page keeps to what the player of the plays is tested by."""
    page = Page(browser, base + BAR)
    file = Path(__file__).parent / "../../Stage/ComponentStageTests/Cases/playback.txt"
    lines = [line.split(" = ") for line in file.read_text().splitlines() if not line.startswith("#")]
    for words, expected in lines:
        found = page.tab.evaluate(
            """words=>{const p=new Playback({line:300});for(const word of words.split(' ')){const[name,value]=word.split(':')
            if(name==='play')p.play();else if(name==='pause')p.pause();else if(name==='seek')p.seek(+value)
            else if(name==='line')p.line=+value;else for(let i=0;i<+word;i++)p.tick()}return p.notation}""", words)
        expect(found == expected, f"case {words}: {found} instead of {expected}")
    expect(len(lines) > 20, "cases: there are none")
    page.context.close()


def pie(browser, base):
    for width, dark, touch in [(320, False, True), (390, True, True), (1280, False, False), (1280, True, False)]:
        where = f"pie {width}{' dark' if dark else ''}"
        page = Page(browser, base + PIE, width, dark, still=width < 1280, touch=touch)
        page.sizes(where)
        slider = page.figure.get_by_role("slider")
        slices = page.figure.locator(".pie-slice")

        def boxes():
            return [slices.nth(index).evaluate("e=>{const r=e.getBoundingClientRect(),c=e.ownerSVGElement.getBoundingClientRect();"
                    "return [r.left-c.left,r.top-c.top,r.width,r.height].map(Math.round)}") for index in (0, 1)]

        page.drag(slider.bounding_box(), (0.65, 0.5), (0.25, 0.5))
        value = int(slider.input_value())
        expect(20 < value < 32, f"{where}: dragged to {value}")
        expect(slider.get_attribute("aria-valuetext") == f"{value} percent", f"{where}: {slider.get_attribute('aria-valuetext')}")
        told = page.figure.get_by_role("progressbar").first.get_attribute("aria-valuenow")
        expect(told == str(value), f"{where}: the pie tells {told}")
        page.tab.wait_for_timeout(1500 if width == 1280 else 50)
        page.shoot(where)
        one, other = boxes()
        expect(one == other, f"{where}: settled, and yet {one} and {other}")
        switch = page.figure.get_by_role("switch").nth(1)
        switch.tap() if touch else switch.click()
        page.tab.wait_for_timeout(50)
        one, other = boxes()
        expect(one[0] == other[0] and one[1] != other[1], f"{where}: unsettled, and yet {one} and {other}")
        page.shoot(where + " unsettled")
        if width == 1280 and not dark:
            slider.focus()
            page.tab.keyboard.press("End")
            page.tab.wait_for_timeout(60)
            between = slices.first.get_attribute("d")
            page.tab.wait_for_timeout(1500)
            expect(between != slices.first.get_attribute("d"), f"{where}: it does not move though it is animated")
        page.end(where)


def marquee(browser, base):
    for width, dark, touch in [(320, False, True), (390, True, True), (1280, False, False), (1280, True, False)]:
        where = f"marquee {width}{' dark' if dark else ''}"
        page = Page(browser, base + MARQUEE, width, dark, touch=touch)
        page.sizes(where)
        field = page.figure.locator(".field")
        field.scroll_into_view_if_needed()
        box = field.bounding_box()

        def selected():
            return page.figure.locator("[role=option]").evaluate_all(
                "all=>all.flatMap((e,i)=>e.getAttribute('aria-selected')==='true'?[i]:[])")

        def touched(start, end):
            """By where the tiles are to be seen, whatever the script thinks."""
            return page.figure.locator("[role=option]").evaluate_all(
                """(all,[a,b,c,d])=>all.flatMap((e,i)=>{const r=e.getBoundingClientRect(),f=e.closest('.field').getBoundingClientRect()
                const [l,t,w,h]=[(r.left-f.left+r.width*.1875)/f.width,(r.top-f.top+r.height*.16667)/f.height,r.width*.625/f.width,r.height*.66667/f.height]
                return l<=c&&l+w>=a&&t<=d&&t+h>=b?[i]:[]})""", [*start, *end])

        page.drag(box, (0.02, 0.02), (0.5, 0.45), up=False)
        expect(page.figure.locator(".field-box").is_visible(), f"{where}: no box while it is drawn")
        page.shoot(where)
        page.tab.mouse.up()
        expect(not page.figure.locator(".field-box").is_visible(), f"{where}: the box stays")
        first = touched((0.02, 0.02), (0.5, 0.45))
        expect(len(first) > 3 and selected() == first, f"{where}: {selected()} instead of {first}")
        expect(page.status() == f"{len(first)} selected", f"{where}: {page.status()}")
        button = page.figure.get_by_role("button", name="Add to the selection")
        button.tap() if touch else button.click()
        last = page.figure.locator("[role=option]").last
        last.scroll_into_view_if_needed()
        last.tap() if touch else last.click()
        expect(selected() == first + [23], f"{where}: added is {selected()}")
        page.figure.get_by_role("button", name="Clear").click()
        expect(selected() == [] and page.status() == "Nothing selected", f"{where}: cleared is {selected()}")
        page.end(where)
    where = "marquee keys"
    page = Page(browser, base + MARQUEE, 1280)
    page.figure.locator("[role=option]").first.focus()
    for key in ["ArrowRight", "Shift+ArrowRight", "Shift+ArrowDown"]:
        page.tab.keyboard.press(key)
    found = page.figure.locator("[aria-selected=true]").evaluate_all("all=>all.map(e=>e.ariaLabel)")
    expect(found == ["Thing 2", "Thing 3", "Thing 8", "Thing 9"], f"{where}: {found}")
    page.tab.keyboard.press("End")
    page.tab.keyboard.press("Space")
    expect(page.status() == "5 selected", f"{where}: {page.status()}")
    page.tab.keyboard.press("Control+a")
    expect(page.status() == "24 selected", f"{where}: {page.status()}")
    page.tab.keyboard.press("Escape")
    expect(page.status() == "Nothing selected", f"{where}: {page.status()}")
    page.end(where)


def without_scripts(browser, base):
    for address in [BAR, PIE, MARQUEE]:
        page = Page(browser, base + address, 390, scripts=False)
        expect(page.figure.get_by_role("img").count() == 1, f"still of {address}: no picture")
        page.shoot(f"still {address.split('/')[1]}")
        page.end("still")
    page = Page(browser, base + FILM, 390, scripts=False)
    expect(page.figure.locator("video[controls]").count() == 1, "film without scripts: no controls")
    page.end("film without scripts")


def from_file(browser, _):
    page = Page(browser, (ROOT / BAR / "index.html").as_uri(), 390)
    page.figure.get_by_role("button", name="Play").click()
    page.wait("e.querySelector('.bar-seek').value>5")
    page.end("bar from file")
    for address in [PIE, MARQUEE]:
        page = Page(browser, (ROOT / address / "index.html").as_uri(), 390)
        page.figure.locator(".exhibit-live").wait_for()
        page.end(address + " from file")


run([progress_bar, by_keys, cases, film, pie, marquee, without_scripts, from_file], served(Line, ROOT))
