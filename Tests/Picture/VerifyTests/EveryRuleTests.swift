import Media
import MediaSamples
import Testing

@testable import Verify

/// A file with one thing wrong for a slot, and the property that has to be refused.
private struct WrongFile {
    var property: String
    var medium: Medium
    var name: String

    init?(_ property: String, _ bytes: [UInt8], _ name: String, count: Int? = nil) {
        guard var medium = Medium(bytes) else { return nil }
        // A file of 500 MB is not made: what counts is what is told of it.
        if let count { medium.byteCount = count }
        (self.property, self.medium, self.name) = (property, medium, name)
    }
}

/// Files for a slot: one as it should be, and one for each rule that its row states.
private struct SlotSamples {
    let slot: Slot

    /// Sizes of which one suits every slot.
    private static let sizes = [
        (1080, 1080), (1920, 1080), (1280, 720), (1080, 1920), (1080, 1350), (630, 500), (600, 600), (1200, 630),
        (1280, 640), (960, 300), (1500, 500), (2048, 1152), (1280, 300), (512, 512), (1920, 1280), (2048, 2048),
    ]

    /// A size that the slot takes.
    var size: (width: Int, height: Int) {
        if let best = slot.best ?? slot.size.exact.first { return (best.width, best.height) }
        return SlotSamples.sizes.first { isTaken(bytes($0.0, $0.1)) } ?? (1080, 1080)
    }

    private func isTaken(_ bytes: [UInt8]) -> Bool {
        Medium(bytes).map { !slot.verdict(on: $0, path: name).isRefused } ?? false
    }

    private var isFilm: Bool { slot.film != nil }
    private var format: String {
        if slot.motion?.need == .must { return "gif" }
        return ["png", "jpeg", "gif", "mp4"].first(where: slot.formats.contains) ?? "png"
    }
    private var name: String { "a." + (format == "jpeg" ? "jpg" : format) }
    private var type: UInt8 { slot.colour?.alpha == .required ? 6 : 2 }

    /// A file of a size, right but for that.
    func bytes(_ width: Int, _ height: Int) -> [UInt8] {
        switch format {
        case "mp4": film { ($0.width, $0.height) = (width, height) }
        case "gif": gif(width, height, frames: slot.motion?.need == .must ? 2 : 1)
        case "jpeg": jpeg(width, height)
        default: png(width, height, type: type)
        }
    }

    private func film(_ change: (inout SampleFilm) -> Void = { _ in }) -> [UInt8] {
        var film = SampleFilm()
        if let best = slot.best ?? slot.size.exact.first { (film.width, film.height) = (best.width, best.height) }
        if slot.best == nil, slot.size.exact.isEmpty {
            (film.width, film.height) = slot.id == "appstore-search-film" ? (1920, 1280) : (720, 720)
        }
        change(&film)
        return film.bytes
    }

    var right: WrongFile? { WrongFile("", isFilm ? film() : bytes(size.width, size.height), name) }

    /// The wrong ones.
    var wrong: [WrongFile] {
        (sizes + colours + motions + films + [format(of: slot), heavy, torn, misnamed]).compactMap { $0 }
    }

    /// One that breaks off.
    private var torn: WrongFile? {
        WrongFile("file", Array((isFilm ? film() : bytes(size.width, size.height)).dropLast(2)), name)
    }

    /// One whose name says something else than its bytes, which `deliver` and `supply` refuse.
    private var misnamed: WrongFile? {
        guard slot.fastlane != nil else { return nil }
        return WrongFile("ending of the name", isFilm ? film() : bytes(size.width, size.height), "a.bin")
    }

    private func format(of slot: Slot) -> WrongFile? {
        let (width, height) = size
        if isFilm { return WrongFile("format", gif(width, height, frames: 2), "a.gif") }
        let others = [
            ("png", png(width, height), "a.png"), ("gif", gif(width, height, frames: 2), "a.gif"),
            ("jpeg", jpeg(width, height), "a.jpg"), ("mp4", SampleFilm().bytes, "a.mp4"),
        ]
        return others.first { !slot.formats.contains($0.0) }.flatMap { WrongFile("format", $0.1, $0.2) }
    }

    private var heavy: WrongFile? {
        slot.bytes.flatMap {
            WrongFile("size of the file", isFilm ? film() : bytes(size.width, size.height), name, count: $0 + 1)
        }
    }

    private func sized(_ property: String, _ width: Int, _ height: Int) -> WrongFile? {
        WrongFile(property, bytes(width, height), name)
    }

    private var sizes: [WrongFile?] {
        let (rule, (width, height)) = (slot.size, size)
        var files: [WrongFile?] = []
        var rest = rule
        rest.exact = []
        if !rule.exact.isEmpty, rest == SizeRule() { files.append(sized("size", width + 1, height)) }
        if let sides = rule.sides {
            files += [
                sized("size", sides.lowerBound - 1, sides.lowerBound),
                sized("size", sides.upperBound + 1, sides.upperBound),
            ]
        }
        if let least = rule.least {
            files += [sized("size", least.width - 1, least.height), sized("size", least.width, least.height - 1)]
        }
        if let most = rule.most {
            files += [
                sized("size", most.width + 2, most.width + 2),
                sized("size", most.width, max(most.width, most.height) + 1),
            ]
        }
        if let widths = rule.widths, !rule.widthsAreScaled {
            files.append(sized("width", widths.upperBound + 1, widths.upperBound))
        }
        if let slimmest = rule.slimmest { files.append(sized("long side", 1_100, Int(1_100 * slimmest) + 1)) }
        if let ratio = rule.ratio {
            files += [
                sized("width to height", 500, Int(500 / ratio.lowerBound) + 20),
                sized("width to height", Int(500 * ratio.upperBound) + 20, 500),
            ]
        }
        if !rule.aspects.isEmpty, !rule.aspectsAreAdvice { files.append(sized("shape", width, height + 20)) }
        if let pixels = rule.pixels { files.append(sized("count of pixels", pixels / 1_000 + 1, 1_001)) }
        if !rule.eitherWidths.isEmpty { files.append(sized("size", 1_000, 300)) }
        return files
    }

    private var colours: [WrongFile?] {
        guard let colour = slot.colour, slot.film == nil else { return [] }
        let (width, height) = size
        var files: [WrongFile?] = []
        if slot.formats.contains("png") {
            switch colour.alpha {
            case .never:
                files += [
                    WrongFile("alpha channel", png(width, height, type: 6), "a.png"),
                    WrongFile(
                        "alpha channel", png(width, height, type: 2, chunks: [("tRNS", [0, 0, 0, 0, 0, 0])]), "a.png"),
                ]
            case .required: files.append(WrongFile("alpha channel", png(width, height, type: 2), "a.png"))
            case .allowed: break
            }
            if colour.isFlat { files.append(WrongFile("colour type", png(width, height, type: 3), "a.png")) }
            if colour.isRGB {
                files += [
                    WrongFile("colour space", png(width, height, type: type == 6 ? 4 : 0), "a.png"),
                    WrongFile("depth of a channel", png(width, height, type: type, bits: 16), "a.png"),
                ]
            }
        }
        if slot.formats.contains("jpeg"), colour.isRGB {
            files += [
                WrongFile("colour space", jpeg(width, height, channels: 4), "a.jpg"),
                WrongFile("colour space", jpeg(width, height, channels: 1), "a.jpg"),
            ]
        }
        return files
    }

    private var motions: [WrongFile?] {
        guard let motion = slot.motion, slot.formats.contains("gif") else { return [] }
        var files: [WrongFile?] = []
        if motion.need == .must { files.append(WrongFile("motion", gif(100, 100, frames: 1), "a.gif")) }
        if let most = motion.frames {
            files.append(WrongFile("count of frames", gif(10, 10, frames: most + 1), "a.gif"))
        }
        if let volume = motion.volume {
            files.append(
                WrongFile("count of pixels in all frames", gif(1_000, 1_000, frames: volume / 1_000_000 + 1), "a.gif"))
        }
        return files
    }

    private var films: [WrongFile?] {
        guard let rule = slot.film else { return [] }
        func file(_ property: String, _ change: (inout SampleFilm) -> Void) -> WrongFile? {
            WrongFile(property, film(change), name)
        }
        var files: [WrongFile?] = []
        files.append(file("picture") { $0.hasPicture = false })
        if !rule.codingIsAdvice { files.append(file("codec") { $0.codec = "mp4v" }) }
        // What one container may hold, another may not.
        for coding in rule.codings where coding.containers == ["mov"] {
            files.append(file("codec") { $0.codec = coding.codec == "prores-422-hq" ? "apch" : "" })
        }
        if let coding = rule.codings.first(where: { $0.codec == "h264" }) {
            if coding.profile != nil {
                files.append(file("profile") { ($0.profile, $0.parameters) = (110, SampleFilm.high420) })
            }
            if let level = coding.level { files.append(file("level") { $0.level = UInt8(level + 1) }) }
            if coding.pixelFormat != nil { files.append(file("pixel format") { $0.parameters = SampleFilm.high422 }) }
            if coding.isProgressive { files.append(file("scan") { $0.parameters = SampleFilm.fields }) }
            if coding.hasSquarePixels { files.append(file("pixel aspect") { $0.pixelAspect = (4, 3) }) }
        }
        if let rates = rule.rates {
            if rates.lowerBound > 1 {
                files.append(file("frame rate") { $0.delta = Int(30_000 / (rates.lowerBound - 1)) })
            }
            files.append(file("frame rate") { $0.delta = Int(30_000 / (rates.upperBound + 5)) })
        }
        if !rule.oneRateOf.isEmpty { files.append(file("frame rate") { $0.delta = 1_200 }) }
        if let seconds = rule.seconds {
            if seconds.lowerBound > 0 {
                files.append(file("length") { $0.milliseconds = Int(seconds.lowerBound * 1_000) - 100 })
            }
            files.append(file("length") { $0.milliseconds = Int(seconds.upperBound * 1_000) + 100 })
            files += [file("length") { $0.isFragmented = true }, file("length") { $0.milliseconds = 0 }]
        }
        if let most = rule.mostBitRate {
            files.append(WrongFile("bit rate", film(), name, count: most * 20 / 8 + 1_000))
        }
        if rule.needsSound { files.append(file("sound") { $0.hasSound = false }) }
        if rule.soundCodec == "aac-lc" { files.append(file("codec of the sound") { $0.soundType = 5 }) }
        if rule.soundCodec != nil { files.append(file("codec of the sound") { $0.soundObject = 0x6B }) }
        if let channels = rule.channels {
            files.append(file("count of channels") { $0.channels = channels.upperBound + 1 })
            if channels.lowerBound > 1 {
                files.append(file("count of channels") { $0.channels = channels.lowerBound - 1 })
            }
        }
        if rule.sampleRates != nil { files.append(file("sample rate") { $0.soundRate = 0 }) }
        if !rule.oneSampleRateOf.isEmpty { files.append(file("sample rate") { $0.soundRate = 5 }) }
        if rule.needsEnabledTracks {
            files += [
                file("a track") { $0.soundIsEnabled = false }, file("a track") { $0.pictureIsEnabled = false },
            ]
        }
        if rule.needsIndexFirst { files.append(file("index (moov)") { $0.indexIsFirst = false }) }
        return files
    }
}

/// Each rule of each row, with a file that breaks it alone.
@Suite struct EveryRuleTests {
    private func refused(_ file: WrongFile, by slot: Slot) -> [String] {
        slot.verdict(on: file.medium, path: file.name).findings.filter { $0.severity == .error }.map(\.property)
    }

    @Test(arguments: SlotTable.all.filter(\.takesFiles).map(\.id))
    func `a file as it should be is taken, and one that breaks a rule is refused for that`(id: String) throws {
        let samples = SlotSamples(slot: SlotTable.slot(id))
        #expect(refused(try #require(samples.right), by: samples.slot) == [], "the right one")
        #expect(!samples.wrong.isEmpty)
        for file in samples.wrong {
            let found = refused(file, by: samples.slot)
            #expect(found.contains(file.property), "\(file.property) of \(file.medium.size?.text ?? "") gives \(found)")
        }
    }

    @Test func `every property that is ever refused has a file that breaks it`() {
        let covered = Set(SlotTable.all.filter(\.takesFiles).flatMap { SlotSamples(slot: $0).wrong.map(\.property) })
        let all: Set = [
            "format", "size", "width", "long side", "width to height", "shape", "count of pixels", "size of the file",
            "colour space", "depth of a channel", "colour type", "alpha channel", "motion", "count of frames",
            "count of pixels in all frames", "codec", "profile", "level", "pixel format", "scan", "pixel aspect",
            "frame rate", "length", "bit rate", "sound", "codec of the sound", "count of channels", "sample rate",
            "a track", "index (moov)", "picture", "file", "ending of the name",
        ]
        #expect(covered == all, "\(all.symmetricDifference(covered))")
    }

    @Test(arguments: SlotTable.all.filter { !$0.takesFiles }.map(\.id))
    func `a slot that takes an address refuses any file`(id: String) throws {
        let file = try #require(WrongFile("what is given", png(1280, 720), "a.png"))
        #expect(refused(file, by: SlotTable.slot(id)) == [file.property])
    }

    /// What is advised against, a slot that does, and a file that is taken all the same.
    @Test(arguments: [
        ("shape", "play-phone", png(1080, 1620), "a.png"), ("width", "threads-image", png(2000, 1000), "a.png"),
        ("motion", "github-social", gif(1280, 640, frames: 2), "a.gif"),
        ("colour space", "x-image", jpeg(1200, 675, channels: 4), "a.jpg"),
        ("orientation", "appstore-iphone-69", jpeg(1290, 2796, orientation: 6), "a.jpg"),
        ("ending of the name", "x-image", png(1200, 675), "a.jpg"),
        ("codec", "github-film", advised { $0.codec = "hvc1" }, "a.mp4"),
        ("length", "appstore-iphone-69-preview", advised { $0.milliseconds = 29_900 }, "a.mp4"),
        ("bit rate", "appstore-iphone-69-preview", advised { _ in }, "a.mp4"),
        (
            "edit list", "appstore-iphone-69-preview",
            advised { $0.edits = big(0, 4) + big(1, 4) + big(500, 4) + big(-1, 4) + big(0x10000, 4) }, "a.mp4"
        ),
        (
            "orientation", "appstore-iphone-69-preview",
            advised { $0.matrix = [0, 0x10000, 0, 0xFFFF_0000, 0, 0, 0, 0, 0x4000_0000] }, "a.mp4"
        ),
    ])
    func `what is advised against is a warning`(property: String, id: String, bytes: [UInt8], name: String) throws {
        let verdict = SlotTable.slot(id).verdict(on: try #require(Medium(bytes)), path: name)
        #expect(!verdict.isRefused)
        #expect(verdict.findings.filter { $0.severity == .warning }.map(\.property).contains(property))
    }
}

private func advised(_ change: (inout SampleFilm) -> Void) -> [UInt8] {
    var film = SampleFilm()
    change(&film)
    return film.bytes
}
