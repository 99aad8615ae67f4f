import Canvas
import Drawing
import Files
import GIF
import Site
import Testing

@testable import Studio

private let page: String = {
    let root = #filePath.split(separator: "/Tests/", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    return (try? Disk.live.read(root + "/content/guide/store-art.md")).map { String(decoding: $0, as: UTF8.self) }
        ?? ""
}()

/// The manifests in it.
private var examples: [String] {
    page.split(separator: "```yaml title=\"product.yml\"\n").dropFirst().compactMap {
        $0.split(separator: "\n```", maxSplits: 1).first.map(String.init)
    }
}

/// The examples of the guide's page on store art.
@Suite struct StoreArtGuideTests {
    private func files() throws -> [String: [UInt8]] {
        let frames = [Colour.white, .black].map {
            Frame(Pixmap(width: 90, height: 195, fill: $0), duration: .seconds(1))
        }
        return [
            "shots/home.png": try shot(), "shots/write.png": try shot(0xCC3366),
            "src/hello.swift": Array("let a = 1\nlet b = 2\nprint(a + b)\n".utf8),
            "films/trailer.gif": try gif(frames), "t.play": Array(play.utf8),
        ]
    }

    private func gif(_ frames: [Frame]) throws -> [UInt8] {
        var encoder = try GIFEncoder(width: 90, height: 195)
        for frame in frames { try encoder.add(frame) }
        return try encoder.finish()
    }

    private let play = """
        game nanashi
        size 300x600
        wait 0.2s
        mark poster
        """

    @Test func `there are examples`() { #expect(examples.count >= 4) }

    @Test(arguments: examples)
    func `an example can be drawn as it stands`(example: String) throws {
        let site = try SceneSite(
            SceneSite.head + "plays: {trailer: t.play}\n" + example + "\n", try files())
        #expect(site.mistakes.map(\.message) == [])
        #expect(try site.complaints().map { "\($0.message) \($0.remedy ?? "")" } == [])
    }

    @Test func `each kind, composition and device that there is stands in it`() throws {
        let site = try SceneSite(SceneSite.head)
        let kit = site.content.theme.kit.keys
        let kinds =
            SubjectMaker.pixelKinds
            + kit.filter { $0.hasPrefix("art/scenes/") }.map { String($0.dropFirst(11).dropLast(4)) }
        let compositions = kit.filter { $0.hasPrefix("art/compositions/") }.map { String($0.dropFirst(17).dropLast(4)) }
        for name in kinds + compositions + DeviceFrame.names {
            #expect(page.contains("`\(name)`"), "\(name)")
        }
    }
}
