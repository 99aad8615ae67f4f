import Dates
import Files
import JSON
import NanashiStage
import Rendering
import Site
import Stage
import Studio
import Testing
import Values

@testable import LiveStudio

/// The theme that comes with the program, from the sources beside this test.
private let theme: FileTree = {
    let root = #filePath.split(separator: "/Tests/", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    return (try? FileTree.load(["themes/marquee"], below: root, from: .live)) ?? FileTree()
}()

private let manifest = """
    name: P
    tagline: T.
    kind: app
    store: {subtitle: S}
    boards:
      - {title: The start, position: x5o/7/7/7/7/7/o5x x 0 1}
    scenes:
      - title: ["One,", "two."]
        list: [a, b]
      - title: ["Three,", "four."]
        board: 1
    """

@Suite struct PictureCallTests {
    private func desk() throws -> PlayDesk {
        var tree = theme
        tree["content/site.yml"] = .bytes(Array("title: T\n".utf8))
        tree["content/products/p/product.yml"] = .bytes(Array(manifest.utf8))
        tree["content/products/p/locales/de.yml"] = .bytes(
            Array("scenes:\n  - [\"Eins,\", \"zwei.\"]\n  - [\"Drei,\", \"vier.\"]\n".utf8))
        let content = SiteReader().read(tree).content
        let templates = ThemeTemplates(content, baseURL: content.configuration.baseURL, now: Instant(seconds: 0))
        let formats = [
            StillFormat(width: 330, height: 717, store: "app-store", device: "iphone"),
            StillFormat(width: 320, height: 200, store: "product-hunt"),
        ]
        return PlayDesk(
            PictureSetup(games: [NanashiGame.kind], boardGame: NanashiBoard.game), plays: [], products: [],
            files: StudioFiles(read: { _ in nil }, write: { _, _ in }),
            pictures: content.products.map { PicturedProduct($0, templates, described: .null, formats: formats) })
    }

    @Test func `boards and scenes are listed with all their looks`() throws {
        let list = try ask(desk(), "plays", Object()).body["pictures"]?.list ?? []
        #expect(list.map { "\($0["kind"].text ?? "") \($0["number"])" }.count == 3)
        #expect(list.map { $0["title"].text } == ["The start", "One, two.", "Three, four."])
        #expect(list.last?["path"] == "content/products/p/product.yml" && list.last?["line"] == 10)
        let groups = list.map { $0["groups"].list.map { $0["title"].text ?? "" } }
        #expect(
            groups == [["Styles", "Sizes"]]
                + [[String]](
                    repeating: ["Styles", "Compositions", "Sizes", "Languages"], count: 2))
    }

    @Test func `every look that is listed can be had, and is another picture`() throws {
        let desk = try desk()
        for picture in try ask(desk, "plays", Object()).body["pictures"]?.list ?? [] {
            let kind = picture["kind"].text ?? ""
            let members: [(String, Value)] = [("product", "p"), (kind, picture["number"])]
            for group in picture["groups"].list {
                var seen: Set<[UInt8]> = []
                for look in group["looks"].list {
                    guard case .object(let wanted) = look["wanted"] else { continue }
                    let call = Object(members + wanted)
                    let answer = desk.answer("picture", json(.object(call)))
                    #expect(answer.status == 200 && answer.type == "image/png", "\(kind): \(look["name"])")
                    // A list has no device that a composition could leave out.
                    let isNew = seen.insert(answer.bytes).inserted
                    #expect(isNew || group["title"] == "Compositions", "\(kind): \(look["name"])")
                }
                #expect(seen.count > 1, "\(kind): \(group["title"])")
            }
        }
    }

    @Test func `what is not there is not shown`() throws {
        let desk = try desk()
        let calls: [([(String, Value)], Int)] = [
            ([("product", "q"), ("scene", 1)], 404), ([("product", "p"), ("scene", 3)], 404),
            ([("product", "p"), ("board", 0)], 404), ([("product", "p"), ("scene", 1), ("language", 9)], 422),
            ([("product", "p"), ("scene", 1), ("composition", "nowhere")], 422),
        ]
        for (members, status) in calls {
            #expect(desk.answer("picture", json(.object(Object(members)))).status == status, "\(members)")
        }
    }
}
