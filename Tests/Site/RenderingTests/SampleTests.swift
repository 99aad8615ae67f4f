import Diagnostics
import Files
import Site
import Testing
import Values

@testable import Rendering

@Suite struct SampleTests {
    private func samples(_ scene: String, _ files: [String: String] = [:]) throws -> String {
        var texts = [
            "content/site.yml": "title: T\n",
            "content/products/lamp/product.yml":
                "name: Lamp\ntagline: It shines.\nkind: library\nscenes:\n  - title: [Two, lines]\n    \(scene)\n",
        ]
        for (path, text) in files { texts["content/products/lamp/" + path] = text }
        let product = try #require(SiteReader().read(FileTree(texts: texts)).content.products.first)
        let described = DescribedProduct(product, siteURL: BaseURL.local)
        guard case .list(let samples)? = described.member("samples") else { return "none" }
        return samples.map { sample in
            guard case .object(let members) = sample else { return "" }
            return members.keys.map { "\($0)=\(text(members[$0]))" }.joined(separator: " ")
        }.joined(separator: "; ")
    }

    private func text(_ value: Value?) -> String {
        switch value {
        case .string(let text)?: text
        case .integer(let number)?: String(number)
        default: ""
        }
    }

    @Test func `code of a scene is told as text, wherever it stands`() throws {
        #expect(
            try samples("code: {text: \"on()\\noff()\", language: js}")
                == "title=Two lines code=on()\noff() language=js lines=2")
        #expect(
            try samples("code: a.js#L2-L3", ["a.js": "one\r\ntwo\r\nthree\r\n"])
                == "title=Two lines code=two\nthree language=js lines=2")
        #expect(try samples("code: {file: a.js}", ["a.js": "one\n"]) == "title=Two lines code=one language=js lines=1")
    }

    @Test(arguments: ["list: [One, Two]", "code: gone.js", "code: a.js#L9"])
    func `what shows no code, or code that is not there, is left out`(scene: String) throws {
        #expect(try samples(scene, ["a.js": "one\n"]) == "")
    }
}
