import Diagnostics
import Stage
import Testing

@testable import ScreensStage

@Suite struct ScreensMistakeTests {
    @Test(arguments: [
        ("tap bux", "13:5 `home` has no spot `bux`"),
        ("tap back", "13:5 `back` is a spot of `detail`, and `home` is shown"),
        ("tap detail.back", "13:5 `back` is a spot of `detail`, and `home` is shown"),
        ("highlight nothing", "13:11 `home` has no spot `nothing`"),
        ("tap buy push detial", "13:14 there is no screen `detial`"),
        ("push detial", "13:6 there is no screen `detial`"),
        ("fade to detial", "13:9 there is no screen `detial`"),
        ("hold buy 1s cut detial", "13:17 there is no screen `detial`"),
        ("tap buy open detail", "13:9 `open` is no way to another screen"),
        ("tap buy push", "13:9 `push` lacks its screen"),
        ("tap buy pop home", "13:13 `pop` goes back, and takes no screen"),
        ("hold buy", "13:6 `hold` on a spot needs a time"),
        ("hold 600", "13:6 `600` is no length of time"),
        ("hold buy 600", "13:10 `600` is no time to hold"),
        ("pop", "13:1 `home` is the first screen: nothing lies below it"),
        ("push detail\ndismiss", "14:1 the screen on top is no sheet"),
        ("sheet small\npop", "14:1 the screen on top is a sheet"),
        ("swipe left", "13:7 nothing lies to that side of `home`"),
        ("swipe sideways", "13:7 `sideways` is no direction"),
        ("scroll 300", "13:1 `home` is not taller than what is shown of it, and cannot scroll"),
        ("scroll down", "13:8 `down` is no way to scroll"),
        ("cut long\ntap low", "14:5 `low` is not to be seen: it lies further down"),
        ("drag buy field", "13:1 `drag` lacks something"),
        ("type tea into field", "13:6 `type` needs a text and a spot"),
        ("type \"tea\" into nowhere", "13:17 `home` has no spot `nowhere`"),
        ("move a1", "13:1 unknown word `move`"),
    ])
    func `a line that cannot be done is told`(script: String, message: String) {
        #expect(App.mistakes(script + "\nwait 1s").first == message)
    }

    @Test(arguments: [
        ("screen a \"none.png\"", "2:10 there is no file `none.png`"),
        ("screen a \"../a.png\"", "2:10 `../a.png` leads out of the play's folder"),
        ("screen a \"/etc/passwd\"", "2:10 `/etc/passwd` leads out of the play's folder"),
        ("screen a \"notes.txt\"", "2:10 `notes.txt` holds no PNG, JPEG or SVG"),
        ("screen a \"apart.png\"", "2:10 `apart.png` only points to the screenshot, which Git keeps apart"),
        ("screen a \"torn.png\"", "2:10 `torn.png` is damaged"),
        ("screen a \"huge.png\"", "2:10 `huge.png` is too large: 40000x40000 pixels"),
        ("screen a \"empty.png\"", "2:10 `empty.png` holds no PNG, JPEG or SVG"),
        (
            "screen a \"home.png\" dark \"small.png\"",
            "2:26 `small.png` is of another size than `home.png`: 200x150, not 200x400"
        ),
        ("screen a home.png", "2:1 `screen` needs a name and a file in quotes"),
        ("screen a b \"home.png\"", "2:1 `screen` needs a name and a file in quotes"),
        ("screen a! \"home.png\"", "2:8 `a!` is no name"),
        ("screen a \"home.png\"\nscreen a \"home.png\"", "3:8 the screen `a` is declared a second time"),
        ("spot a 1,1 5x5", "2:6 `spot` stands above every screen"),
        ("screen a \"home.png\"\nspot b 190,10 20x20", "3:8 this spot lies outside of `a`, which has 200x400 pixels"),
        ("screen a \"home.png\"\nspot b 1,1 0x20", "3:12 `0x20` is no size"),
        ("screen a \"home.png\"\nspot b -1,1 5x20", "3:8 `-1,1` is no corner"),
        ("screen a \"home.png\"\nspot b 1,1 5x20\nspot b 9,9 5x20", "4:6 `a` has a spot `b` already"),
        ("screen a \"home.png\"\nspot c.b 1,1 5x20", "3:6 there is no screen `c` above this line"),
        ("screen a \"home.png\"\nfixed top 300 bottom 100", "3:7 nothing of `a` is left to scroll"),
        ("device watch", "2:8 there is no device `watch`"),
        ("style neon", "2:7 no style is called `neon`"),
        ("", "1:1 this play has no screen"),
    ])
    func `a declaration that cannot be is told at its line`(lines: String, message: String) {
        let found = App.mistakes("wait 1s", head: "screens\n" + (lines.isEmpty ? "" : lines + "\n"))
        #expect(found.contains(message), "\(found)")
    }

    @Test func `a mistake in one declaration hides none of the next`() {
        let found = App.mistakes(
            "wait 1s",
            head:
                "screens\nscreen a \"notes.txt\"\nspot b 1,1 5x5\nscreen c \"torn.png\"\nspot d 900,1 5x5\nscreen e \"home.png\"\nspot f 900,1 5x5\n"
        )
        #expect(
            found == [
                "2:10 `notes.txt` holds no PNG, JPEG or SVG", "4:10 `torn.png` is damaged",
                "7:8 this spot lies outside of `e`, which has 200x400 pixels",
            ])
    }

    @Test func `a missing file is told along with a word that nobody knows`() {
        let found = App.mistakes("tpa b", head: "screens\nscreen a \"none.png\"\nscren b \"home.png\"\n")
        #expect(
            found == [
                "3:1 unknown word `scren`", "4:1 unknown word `tpa`", "2:10 there is no file `none.png`",
            ])
    }

    @Test func `what was meant is offered`() {
        #expect(App.remedy("tap bux") == "did you mean `buy`?")
        #expect(App.remedy("push detial") == "did you mean `detail`?")
        #expect(App.remedy("tap back") == "go there first, for instance with `push detail`")
        #expect(App.remedy("cut long\ntap low") == "scroll first: `scroll to low`")
        #expect(App.remedy("swpie left") == "did you mean `swipe`?")
    }

    @Test(arguments: [(101, "a play has at most 100 screens"), (10_000, "a play has at most 2000 lines of settings")])
    func `more screens than anybody needs are refused at once`(count: Int, message: String) {
        let lines = (0..<count).map { "screen s\($0) \"home.png\"" }.joined(separator: "\n")
        let found = App.mistakes("wait 1s", head: "screens\n\(lines)\n")
        #expect(found.count == 1 && found.first?.hasSuffix(message) == true, "\(found.prefix(3))")
    }
}
