import Art
import Canvas
import Drawing
import Testing

@testable import Studio

/// German words as they are written, from short to far too long for a line.
private let words = [
    "Bald", "Verfügbarkeit", "Benutzeroberflächenanpassung", "Donaudampfschifffahrtsgesellschaftskapitän",
]

private func box(_ quiet: String, _ strong: String, direction: String = "ltr", align: String = "center") throws
    -> WordBox
{
    let sheet = try ArtSheet(
        """
        <svg width="1320" height="2868" viewBox="0 0 1000 2172"><textArea x="70" y="108" width="860" height="358" \
        font-size="96" data-set="title" data-lines="2" text-align="\(align)" display-align="center" direction="\(direction)">\
        <tspan font-weight="500" data-scale="0.82">\(quiet)</tspan><tspan font-weight="800">\(strong)</tspan></textArea></svg>
        """)
    guard case .words(let box)? = sheet.layers.first else { throw CanvasError.memory }
    return box
}

@Suite struct WordFitTests {
    private let measure: TextMeasure
    private let painter: Painter
    private let format = StillFormat.iPhone

    init() throws {
        let fonts = FontSet.debian(fallbacks: FallbackFont.all())
        (measure, painter) = (try Painter.measure(fonts: fonts), try Painter(fonts: fonts))
    }

    private func fit(_ quiet: String, _ strong: String, _ direction: String = "ltr", _ align: String = "center") throws
        -> WordFit
    {
        WordFit(try box(quiet, strong, direction: direction, align: align), measure)
    }

    @Test(arguments: words, words)
    func `every line of a title has its ink inside of its box`(quiet: String, strong: String) throws {
        let fit = try fit(quiet + " und", strong + " jetzt")
        let size = SetSizes([.init(fit: fit, format: format, isOwn: true)]).size(of: fit, format)
        #expect(fit.fitsCut(at: size))
        for run in fit.runs(at: size) {
            let ink = try #require(painter.ink(of: run))
            let room = fit.box.rect.inset(by: -8)
            #expect(ink.minX > room.minX && ink.maxX < room.maxX, "\(run.string)")
            #expect(ink.minY > room.minY && ink.maxY < room.maxY, "\(run.string)")
        }
        let said = fit.runs(at: size).map(\.string).joined().filter { !" -".contains($0) }
        #expect(said == "\(quiet)und\(strong)jetzt")
    }

    @Test func `lines of a title are of nearly one width`() throws {
        let fit = try fit("", "One two three four five six seven eight nine ten eleven")
        let lines = fit.lines(at: 64)[0]
        #expect(lines.count == 2)
        let counts = lines.map(\.count)
        #expect(abs(counts[0] - counts[1]) < 10, "\(lines)")
    }

    @Test func `a set has one size, that of its longest title`() throws {
        let (short, long) = (
            try fit("Kurz", "und gut."),
            try fit("Ganz erheblich länger als die anderen,", "und trotzdem noch lesbar geblieben, wie man sieht.")
        )
        let members = [short, long].map { SetSizes.Member(fit: $0, format: format, isOwn: true) }
        let sizes = SetSizes(members)
        #expect(sizes.size(of: short, format) == sizes.size(of: long, format))
        #expect(sizes.size(of: short, format) < SetSizes([members[0]]).size(of: short, format))
        #expect(
            sizes.size(of: short, StillFormat(width: 1080, height: 1920, store: "google-play", device: "android"))
                == SetSizes([]).size(of: short, format), "another size is another set")
    }

    @Test func `another language makes its own letters no smaller than four fifths`() throws {
        let own = try fit("A way", "to say it.")
        let long = try fit("Eine von vielen Arten,", "es auf Deutsch zu sagen.")
        let sizes = SetSizes([
            .init(fit: own, format: format, isOwn: true, language: "en"),
            .init(fit: long, format: format, isOwn: false, language: "de"),
        ])
        let alone = SetSizes([.init(fit: own, format: format, isOwn: true)]).size(of: own, format)
        #expect(sizes.size(of: long, format, in: "de") >= alone * 0.8 - 0.5)
    }

    @Test(arguments: [
        ("de", "Vorzeigen und", "Treuepunkte sammeln an der Kasse."), ("ta", "ஒருமுறை", "ஸ்கேன் செய்யுங்கள்"),
        ("ja", "レジで見せるだけ、", "プラスチックは不要。"), ("ur", "سیاہ", "رنگ"),
    ])
    func `a language that does not fit beside a short one is set smaller by itself`(
        language: String, quiet: String, strong: String
    ) throws {
        let fonts = FontSet.debian(fallbacks: FallbackFont.all()).withForms(of: language)
        let other = WordFit(
            try box(quiet, strong, direction: language == "ur" ? "rtl" : "ltr"), try Painter.measure(fonts: fonts))
        let own = try fit("Scan it", "once.")
        let sizes = SetSizes([
            .init(fit: own, format: format, isOwn: true, language: "en"),
            .init(fit: other, format: format, isOwn: false, language: language),
        ])
        let size = sizes.size(of: other, format, in: language)
        #expect(other.fitsCut(at: size) && size >= other.box.least, "\(size)")
        #expect(sizes.size(of: own, format, in: "en") >= SetSizes([]).size(of: own, format) * SetSizes.floor - 0.5)
    }

    @Test func `a long line is broken before all letters get small`() throws {
        let fit = try fit("Keep every loyalty card you own", "on your phone, even without a network.")
        let size = SetSizes([]).size(of: fit, format)
        #expect(fit.lines(at: size).map(\.count).reduce(0, +) > 2)
        #expect(size > fit.box.size * 0.66, "\(size)")
    }

    @Test func `by how much words are too many is known`() throws {
        let fit = try fit(String(repeating: "viel zu lang ", count: 90), "Ende")
        #expect(fit.excess(at: fit.box.least) > 0.5)
        #expect(try self.fit("Kurz", "und gut.").excess(at: fit.box.least) == 0)
    }

    @Test func `scripts are set apart, so that one that is wide leaves others large`() throws {
        let (japanese, english) = (
            try fit("短い", "題名。"),
            try fit("Considerably longer than others are,", "and legible all the same, as one sees.")
        )
        let sizes = SetSizes([
            .init(fit: english, format: format, isOwn: true), .init(fit: japanese, format: format, isOwn: false),
        ])
        #expect(sizes.size(of: japanese, format) > sizes.size(of: english, format))
    }

    @Test func `Japanese is broken between letters, and no mark stands first`() throws {
        let fit = try fit("", "あなた自身のクラウドに、いつでも、どこでも、静かに保存されます。")
        let lines = fit.lines(at: 130)[0]
        #expect(lines.count > 1)
        for line in lines { #expect(!"、。っゃ".contains(line.first ?? "、"), "\(lines)") }
    }

    @Test(arguments: [
        ("ポイントカードをいつでも持ち歩ける", ["ポイントカードを", "いつでも", "持ち歩ける"]),
        ("レジで見せるだけ、このお店でも", ["レジで", "見せるだけ、", "この", "お店でも"]),
        ("一度だけスキャン。", ["一度だけ", "スキャン。"]),
    ])
    func `Japanese is broken between its phrases, and no word from abroad is broken`(title: String, phrases: [String]) {
        let ways = TitleBreaks.ways(of: title)
        let joined = ways[0].pieces.map(\.text)
        #expect(joined.joined() == title)
        for phrase in phrases { #expect(joined.contains { $0.hasPrefix(phrase) || $0 == phrase }, "\(joined)") }
        let isKatakana = JapanesePhrases.isKatakana
        for (left, right) in zip(ways[1].pieces, ways[1].pieces.dropFirst()) {
            #expect(!isKatakana(left.text.last ?? " ") || !isKatakana(right.text.first ?? " "))
        }
    }

    @Test func `Chinese may be broken between any two letters`() {
        #expect(TitleBreaks.ways(of: "随时随地保存").map(\.pieces.count) == [6])
    }

    @Test func `lines of Arabic keep clear of each other`() throws {
        let fit = try fit("الوضع الداكن", "إن أردت", "rtl")
        let inks = try fit.runs(at: 100).map { try #require(painter.ink(of: $0)) }
        #expect(inks.count == 2 && inks[0].maxY + 4 < inks[1].minY, "\(inks)")
    }

    @Test func `Thai is broken between its words, and others where their authors say so`() throws {
        let thai = TitleBreaks("บันทึกของคุณอยู่บนคลาวด์ของคุณเอง").pieces.map(\.text)
        #expect(thai == ["บันทึก", "ของ", "คุณ", "อยู่", "บน", "คลาวด์", "ของ", "คุณ", "เอง"])
        let khmer = TitleBreaks("កំណត់\u{200B}ចំណាំ")
        #expect(khmer.pieces.map(\.text) == ["កំណត់", "ចំណាំ"] && !khmer.pieces[1].hasBlank)
        #expect(khmer.lines(width: 9_999) { Double($0.count) } == ["កំណត់ចំណាំ"])
    }

    @Test func `Urdu is set in its own hand, with room for its lines`() throws {
        let fonts = FontSet.debian(fallbacks: FallbackFont.all())
        let measures = [try Painter.measure(fonts: fonts), try Painter.measure(fonts: fonts.withForms(of: "ur-PK"))]
        let heights = try measures.map { measure in
            let runs = WordFit(
                try box("", "آپ کے نوٹس آپ کے اپنے کلاؤڈ پر محفوظ ہیں، ہمیشہ", direction: "rtl"), measure
            )
            .runs(at: 90)
            return runs[1].position.y - runs[0].position.y
        }
        #expect(heights[1] > heights[0] * 1.25, "\(heights)")
    }

    @Test func `a title of a language written from the right begins there, whatever its first letter is`() throws {
        let fit = try fit("Playbill", "ملاحظاتك على سحابتك", "rtl", "start")
        for run in fit.runs(at: 90) {
            #expect(run.alignment == .end && abs(run.position.x - fit.box.rect.maxX) < 0.1)
        }
        let left = try self.fit("Playbill", "Notes", "ltr", "start")
        for run in left.runs(at: 90) {
            #expect(run.alignment == .start && abs(run.position.x - left.box.rect.minX) < 0.1)
        }
    }

    @Test func `a title that is a whole paragraph does not fit`() throws {
        let fit = try fit(String(repeating: "viel zu lang ", count: 90), "Ende")
        #expect(!fit.fitsCut(at: fit.box.least))
    }
}
