#!/usr/bin/env python3
"""Uses the studio of a served site in a real browser, by touch, mouse and keys, narrow and wide, by day and by night.

    check.py PLAYBILL SITE

SITE is what `check.sh` makes. Exits with 1 where something is wrong.
"""

import re
import subprocess
import sys
import threading
from pathlib import Path

from browser_check import SHOTS, Tab, expect, run

PLAYBILL, SITE = str(Path(sys.argv[1]).resolve()), Path(sys.argv[2]).resolve()
PLAY = "content/products/lantern/plays/trailer.play"
VIEWS = [(390, False), (390, True), (1280, False), (1280, True)]


class Studio(Tab):
    """A page of the studio."""

    def __init__(self, browser, base, view, width=390, dark=False, **more):
        super().__init__(browser, base, width, dark, **more)
        # What films are shown as.
        self.kinds = []
        self.tab.on("response", lambda answer: self.kinds.append(answer.headers.get("content-type"))
                    if answer.url.endswith("/filmed") else None)
        self.tab.goto(base + view, wait_until="load")

    def id(self, name):
        return self.tab.locator("#" + name)

    def seen(self, expression):
        self.tab.wait_for_function(f"()=>{expression}")

    def proportions(self, sheet, where):
        """Whether the pictures side by side have their own shape, or stand within it."""
        bent = self.tab.locator(f"#{sheet} img").evaluate_all(
            """all=>all.filter(image=>getComputedStyle(image).objectFit!=='contain'
            &&Math.abs(image.clientWidth/image.clientHeight*image.naturalHeight/image.naturalWidth-1)>.04).map(image=>image.alt)""")
        thin = self.tab.locator(f"#{sheet} img").evaluate_all(
            "all=>all.filter(image=>image.naturalWidth>image.naturalHeight&&image.clientWidth<image.clientHeight).map(image=>image.alt)")
        expect(not bent and not thin, f"{where}: out of shape are {bent} and {thin}")

    def script(self):
        return self.id("script").input_value()

    def pictured(self, name="picture"):
        """Until a picture is there."""
        self.seen(f"document.getElementById('{name}').naturalWidth>0")

    def finger(self, box, start, end, steps=6):
        """A finger goes down at a share of a box, to another, and is lifted."""
        session = self.context.new_cdp_session(self.tab)
        points = [
            [box["x"] + box["width"] * (start[axis] + (end[axis] - start[axis]) * step / steps) if axis == 0
             else box["y"] + box["height"] * (start[axis] + (end[axis] - start[axis]) * step / steps) for axis in (0, 1)]
            for step in range(steps + 1)]

        def send(kind, point):
            session.send("Input.dispatchTouchEvent", {
                "type": kind, "touchPoints": [] if point is None else [{"x": point[0], "y": point[1]}]})

        send("touchStart", points[0])
        for point in points[1:]:
            send("touchMove", point)
            self.tab.wait_for_timeout(30)
        send("touchEnd", None)

    def show(self, name):
        """A picture of the whole page."""
        if SHOTS:
            self.tab.screenshot(path=SHOTS / f"{name.replace(' ', '-')}.png", full_page=True)

    def end(self, where):
        self.show(where)
        self.axe(where)
        # What is refused is told by the page, and by the browser too.
        self.said = [line for line in self.said if "status of 422" not in line]
        # Pictures come in when they are made, and what is known of them then.
        super().end(where, isStill=False)


def shelf(browser, base):
    for width, dark in VIEWS:
        where = f"list {width}{' dark' if dark else ''}"
        page = Studio(browser, base, "_studio/", width, dark)
        page.seen("[...document.querySelectorAll('#shelf img')].length>=6"
                  "&&[...document.querySelectorAll('#shelf img')].every(image=>image.naturalWidth>0)")
        names = page.tab.locator("#shelf li").all_inner_texts()
        for wanted in ["trailer", "sketch\nnot in product.yml", "The start\nboard 1", "What it does, in three lines.\nscene 2"]:
            expect(wanted in names, f"{where}: {wanted!r} is not among {names}")
        page.end(where)


def play(browser, base):
    for width, dark in VIEWS:
        where = f"play {width}{' dark' if dark else ''}"
        page = Studio(browser, base, f"_studio/#play={PLAY}", width, dark)
        page.pictured()
        page.tab.locator("#step").click()
        page.tab.locator("#step").click()
        page.pictured()
        expect(page.id("clock").inner_text().startswith(("0.", "1.")), f"{where}: the clock shows {page.id('clock').inner_text()}")
        page.id("beside").locator("summary").click()
        page.seen("[...document.querySelectorAll('#sheet img')].length>8"
                  "&&[...document.querySelectorAll('#sheet img')].every(image=>image.naturalWidth>0)")
        page.proportions("sheet", where)
        captions = page.tab.locator("#sheet figcaption b").all_inner_texts()
        for wanted in ["day", "dusk", "1080 × 1920", "de-DE"]:
            expect(wanted in captions, f"{where}: {wanted} is not among {captions}")
        page.end(where)


def by_touch(browser, base):
    where = "touch 390"
    page = Studio(browser, base, f"_studio/#play={PLAY}", 390, touch=True)
    page.pictured()
    scrubber = page.id("scrubber")
    scrubber.scroll_into_view_if_needed()
    page.finger(scrubber.bounding_box(), (0.1, 0.5), (0.7, 0.5))
    share = page.tab.evaluate("scrubber.value/scrubber.max")
    expect(0.6 < share < 0.8, f"{where}: the scrubber went to {share:.2f}")
    before = page.script()
    pause = page.tab.get_by_role("slider", name="Pause on line 9")
    pause.scroll_into_view_if_needed()
    box = pause.bounding_box()
    expect(box["width"] >= 24 and box["height"] >= 24, f"{where}: a pause is {box['width']:.0f} by {box['height']:.0f}")
    page.finger(box, (0.9, 0.5), (0.9 + 40 / box["width"], 0.5))
    page.seen(f"script.value!=={before!r}")
    page.tab.wait_for_timeout(600)
    length = re.search(r"^wait ([\d.]+)s +# let it sink in$", page.script(), re.M)
    expect(length and float(length[1]) > 0.6, f"{where}: the pause is {length and length[0]!r}")
    expect(page.script().replace(length[0], "") == before.replace("wait 0.6s      # let it sink in", ""),
           f"{where}: dragging changed more than its pause")
    page.id("onboard").tap()
    page.id("places").get_by_role("button", name="a4", exact=True).tap()
    page.id("trouble").wait_for()
    expect("tap a4" not in page.script(), f"{where}: what the game refuses is written: {page.script()[-20:]!r}")
    page.id("places").get_by_role("button", name="g2", exact=True).tap()
    page.seen("script.value.trimEnd().endsWith('tap g2')")
    page.id("revert").tap()
    page.seen(f"script.value==={before!r}")
    page.end(where)


def by_keys(browser, base):
    where = "keys 1280"
    page = Studio(browser, base, f"_studio/#play={PLAY}", 1280)
    page.pictured()
    pause = page.tab.get_by_role("slider", name="Pause on line 12")
    pause.focus()
    page.tab.keyboard.press("ArrowRight")
    page.seen("script.value.includes('wait 1.3s')")
    page.tab.keyboard.press("Shift+ArrowRight")
    page.id("strong").fill("Two of them.")
    page.seen("script.value.includes('Two of them.')")
    area = page.id("script")
    area.focus()
    page.tab.keyboard.press("Control+End")
    page.tab.keyboard.type("tap z9\n")
    page.tab.get_by_text("Line 18").wait_for()
    expect("z9" in page.id("mistakes").inner_text(), f"{where}: told is {page.id('mistakes').inner_text()!r}")
    for _ in range(7):
        page.tab.keyboard.press("Backspace")
    page.seen("!document.querySelector('#mistakes li')")
    page.tab.keyboard.press("Control+s")
    page.tab.get_by_text("Saved", exact=True).wait_for()
    written = (SITE / PLAY).read_text()
    expect(written == page.script() and "# What is written here stays" in written and "1.3s" in written, f"{where}: saved is {written!r}")
    page.end(where)


def times(browser, base):
    """How long it takes from a letter to the same moment's picture; told, since machines differ."""
    page = Studio(browser, base, f"_studio/#play={PLAY}", 1280)
    page.pictured()
    took = page.tab.evaluate("""async () => {
        const all = [], image = document.getElementById('picture'), area = document.getElementById('script')
        for (let letter = 0; letter < 20; letter += 1) {
            const before = image.src, start = performance.now()
            area.value += '#'
            area.dispatchEvent(new Event('input', { bubbles: true }))
            while (image.src === before) await new Promise(done => setTimeout(done))
            await image.decode().catch(() => {})
            all.push([performance.now() - start, Number(document.getElementById('speed').dataset.milliseconds)])
            await new Promise(done => setTimeout(done, 150))
        }
        return all
    }""")
    seen, made = (sorted(pair[index] for pair in took) for index in (0, 1))
    print(f"  a letter to the same 720 × 720 picture: median {seen[10]:.0f} ms (made in {made[10]:.0f}), the slowest {seen[-1]:.0f} ms")
    expect(len(took) == 20, "times: there are none")
    page.context.close()


def film(browser, base):
    for width, dark, still in [(390, True, True), (1280, False, False)]:
        where = f"film {width}"
        page = Studio(browser, base, f"_studio/#play={PLAY}", width, dark, still=still)
        page.pictured()
        page.seen("!document.getElementById('film-make').hidden||!document.getElementById('film-picture').hidden")
        if page.id("film-make").is_visible():
            page.id("film-make").click()
        page.id("film-picture").wait_for(timeout=60_000)
        facts = page.id("film-facts").inner_text()
        expect(re.match(r"GIF of \d+ kB, \d\.\d s, 720 × 720", facts), f"{where}: told is {facts!r}")
        expect(page.kinds == ["image/png" if still else "image/gif"], f"{where}: shown is {page.kinds}")
        page.id("film-still").click()
        page.seen(f"document.getElementById('film-still').textContent==='{'Hold it still' if still else 'Let it run'}'")
        kit = page.tab.locator("#film-kit li").all_inner_texts()
        expect(any(re.search(r"films/trailer\.mp4\s*\d+ kB, \d\.\d s", line) for line in kit), f"{where}: of the kit it tells {kit}")
        page.show(where)
        page.id("script").focus()
        page.tab.keyboard.press("Control+End")
        page.tab.keyboard.type("wait 1s")
        page.tab.get_by_text("The script was changed since.").wait_for()
        expect(page.id("film-make").is_visible(), f"{where}: a changed film cannot be made")
        page.id("revert").click()
        page.seen("document.getElementById('film-make').hidden")
        page.end(where)


def pictures(browser, base):
    for width, dark in VIEWS:
        for name, looks in [("scene-1", ["light", "dark", "tilt", "1270 × 760", "de-DE"]), ("scene-3", ["dark", "de-DE"]),
                            ("board-1", ["day", "contrast", "960 × 960"])]:
            where = f"{name} {width}{' dark' if dark else ''}"
            page = Studio(browser, base, f"_studio/#picture=lantern/{name}", width, dark)
            page.tab.set_default_timeout(60_000)
            page.pictured("picture-own")
            page.seen("[...document.querySelectorAll('#picture-sheet img')].length>3"
                      "&&[...document.querySelectorAll('#picture-sheet img')].every(image=>image.naturalWidth>0)")
            page.proportions("picture-sheet", where)
            captions = page.tab.locator("#picture-sheet figcaption b").all_inner_texts()
            for wanted in looks:
                expect(wanted in captions, f"{where}: {wanted} is not among {captions}")
            expect(page.id("picture-path").inner_text().startswith("content/products/lantern/product.yml:"), f"{where}: no place")
            page.end(where)


def other_pages(browser, base):
    for width, dark in VIEWS:
        for name, view in [("kits", "kit/"), ("kit", "kit/lantern/"), ("plan", "releases/")]:
            page = Studio(browser, base, view, width, dark)
            page.end(f"{name} {width}{' dark' if dark else ''}")
        for view in ["kits", "releases"]:
            page = Studio(browser, base, f"_studio/#{view}", width, dark)
            page.tab.frame_locator(f"#{view} iframe").locator("h1").first.wait_for()
            page.end(f"studio {view} {width}{' dark' if dark else ''}")


server = subprocess.Popen([PLAYBILL, "serve", "--site", SITE], stderr=subprocess.PIPE, text=True)
try:
    base = re.match(r"http://\S+/", server.stderr.readline())[0]
    # What it says of each change afterwards is read, so that it is never kept waiting.
    threading.Thread(target=server.stderr.read, daemon=True).start()
    run([shelf, play, by_touch, film, by_keys, times, pictures, other_pages], base)
finally:
    server.terminate()
    server.wait()
