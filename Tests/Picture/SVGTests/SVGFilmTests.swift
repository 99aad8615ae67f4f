import Drawing
import SVG
import Testing

/// A disc that moves over a ground, and a square that is there in the middle of it.
private func list(_ frame: Int, ground: Colour = .white, ink: Colour = .black) -> DisplayList {
    var list = DisplayList(size: Size(100, 50), background: ground)
    list.add(Shape(.rect(Rect(0, 40, 100, 10)), fill: ink))
    if (1...2).contains(frame) { list.add(Shape(.rect(Rect(5, 5, 4, 4)), fill: Colour(0xFF0000))) }
    list.add(Shape(.circle(Point(10 + Double(frame) * 10, 20), radius: 5), fill: ink))
    return list
}

private func film(
    _ schemes: [(Int) -> DisplayList], count: Int = 4, plays: Int = 0
) -> String {
    svg(
        of: SVGFilm(
            size: Size(100, 50), durations: Array(repeating: 500_000, count: count), schemes: schemes, plays: plays))
}

private func count(_ part: String, in text: String) -> Int {
    text.split(separator: part, omittingEmptySubsequences: false).count - 1
}

@Suite struct SVGFilmTests {
    @Test func `what stays is written once, what moves has its numbers, what comes is shown when it is due`() {
        let text = film([{ list($0) }])
        #expect(count("y=\"40\"", in: text) == 1)
        #expect(count("<circle", in: text) == 1)
        #expect(
            text.contains(
                "attributeName=\"cx\" calcMode=\"discrete\" values=\"10;20;30;40\" keyTimes=\"0;.25;.5;.75\" dur=\"2.000s\" repeatCount=\"indefinite\"/>"
            ))
        #expect(
            text.contains(
                "attributeName=\"display\" calcMode=\"discrete\" values=\"none;inline;none\" keyTimes=\"0;.25;.75\""))
        #expect(text.contains("display=\"none\"><animate attributeName=\"display\""))
    }

    @Test func `colours of two schemes are classes, and the reader's choice decides`() {
        let text = film([{ list($0) }, { list($0, ground: .black, ink: .white) }])
        #expect(
            text.contains(
                "<style>.a{fill:#ffffff}.b{fill:#000000}@media(prefers-color-scheme:dark){.a{fill:#000000}.b{fill:#ffffff}}</style>"
            ))
        #expect(count("<circle", in: text) == 1)
        #expect(count("fill=\"#ff0000\"", in: text) == 1)
    }

    @Test func `schemes that differ in more have a film each`() {
        let other: (Int) -> DisplayList = { frame in
            var list = list(frame, ground: .black)
            if frame == 2 { list.add(Shape(.rect(Rect(1, 1, 2, 2)), fill: .white)) }
            return list
        }
        let text = film([{ list($0) }, other])
        #expect(text.contains("<g class=\"l\">") && text.contains("<g class=\"d\">"))
        #expect(count("<circle", in: text) == 2)
        #expect(text.contains("@media(prefers-color-scheme:dark){.l{display:none}.d{display:inline}}"))
    }

    @Test func `a film that is shown once stays at its end`() {
        #expect(film([{ list($0) }], plays: 1).contains("repeatCount=\"1\" fill=\"freeze\""))
        #expect(!film([{ list($0) }], count: 1).contains("<animate"))
    }

    @Test func `one that comes back is the same element again`() {
        let text = film([{ list($0 % 3) }], count: 6)
        #expect(count("fill=\"#ff0000\"", in: text) == 1)
        #expect(text.contains("values=\"none;inline;none;inline\""))
    }

    @Test func `the same film is the same text`() {
        #expect(film([{ list($0) }]) == film([{ list($0) }]))
    }
}
