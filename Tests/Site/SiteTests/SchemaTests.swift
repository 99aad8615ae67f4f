import Diagnostics
import Foundation
import JSON
import Testing
import Values
import YAML

@testable import Site

/// The package's folder, found from this file.
private let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

private func text(_ path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
}

/// Every field of a table, with the fields of the maps inside of it, by their paths.
private func all(_ table: FieldTable, below path: String = "") -> [(path: String, field: Field)] {
    table.fields.flatMap { field -> [(path: String, field: Field)] in
        [(path + field.name, field)] + (field.shape.table.map { all($0, below: path + field.name + ".") } ?? [])
    }
}

/// What a schema says of a path, through lists and choices of shapes.
private func schema(_ document: Value, at path: some Collection<Substring>) -> Object? {
    guard case .object(let object) = document else { return nil }
    if let parts = object["anyOf"], case .list(let shapes) = parts {
        return shapes.lazy.compactMap { schema($0, at: path) }.first
    }
    if let items = object["items"], !path.isEmpty { return schema(items, at: path) }
    guard let first = path.first else { return object }
    guard case .object(let properties)? = object["properties"], let inner = properties[String(first)] else {
        return nil
    }
    return path.count == 1
        ? { if case .object(let own) = inner { own } else { nil } }() : schema(inner, at: path.dropFirst())
}

@Suite struct EditorSchemaTests {
    @Test(arguments: EditorSchema.allCases)
    func `every field that the reader knows stands in the schema, with its meaning`(kind: EditorSchema) throws {
        let document = try parseJSON(SourceText(path: kind.fileName, kind.text)).value
        for (path, field) in all(kind.table) {
            let found = try #require(schema(document, at: path.split(separator: ".")), "\(path)")
            #expect(found["description"] == .string(field.about), "\(path)")
            #expect(found["type"] != nil || found["enum"] != nil || found["anyOf"] != nil, "\(path)")
            if case .choice(let words) = field.shape { #expect(found["enum"] == .list(words.map { .string($0) })) }
            #expect((found["examples"] != nil) == (field.example != nil), "\(path)")
        }
    }

    @Test(arguments: EditorSchema.allCases)
    func `the schemas of this repository are those of the program`(kind: EditorSchema) throws {
        #expect(try text(".schemas/" + kind.fileName) == kind.text, "run `playbill new --schemas`")
    }

    @Test func `every example of a table passes its own schema`() throws {
        for kind in EditorSchema.allCases {
            let document = try parseJSON(SourceText(path: "", kind.text)).value
            for (path, field) in all(kind.table) {
                guard let example = field.example else { continue }
                let value = try parseYAML(SourceText(path: path, example)).value
                let own = try #require(schema(document, at: path.split(separator: ".")))
                #expect(SchemaCheck.objections(to: value, .object(own)) == [], "\(path)")
            }
        }
    }

    @Test func `all manifests of the demo site and of the starter pass`() throws {
        let document = try parseJSON(SourceText(path: "", EditorSchema.product.text)).value
        let products = try FileManager.default.contentsOfDirectory(
            atPath: repository.appending(path: "content/products").path)
        #expect(products.count >= 10)
        for path in products.map({ "content/products/\($0)/product.yml" })
            + ["Sources/App/Starter/content/products/lantern/product.yml"]
        {
            let value = try parseYAML(SourceText(path: path, try text(path))).value
            #expect(SchemaCheck.objections(to: value, document) == [], "\(path)")
        }
    }

    @Test(arguments: ["true", "yes", "Off", "NO"])
    func `a switch may be any word that is read as one`(word: String) throws {
        let document = try parseJSON(SourceText(path: "", EditorSchema.product.text)).value
        let value = try parseYAML(SourceText(path: "p", "name: N\ntagline: T\nkind: game\nexample: \(word)\n")).value
        #expect(SchemaCheck.objections(to: value, document) == [])
    }

    @Test(arguments: [
        ("name: N\ntagline: T\nkind: game\nexample: maybe\n", "$.example"),
        ("name: N\ntagline: T\nkind: gmae\n", "$.kind"), ("name: N\ntagline: T\n", "$"),
        ("name: N\ntagline: T\nkind: game\nnmae: x\n", "$.nmae"),
        ("name: N\ntagline: T\nkind: game\nfeatures: fast\n", "$.features"),
        ("name: N\ntagline: T\nkind: game\nfeatures: [{title: a, weight: heavy}]\n", "$.features[0].weight"),
        ("name: N\ntagline: T\nkind: game\nprice: 4,99 EUR\n", "$.price"),
        ("name: N\ntagline: T\nkind: game\ncolours: {brand: red}\n", "$.colours.brand"),
        ("name: N\ntagline: T\nkind: game\nhashtags: {twitter: [a]}\n", "$.hashtags.twitter"),
    ])
    func `what the reader refuses, the schema refuses`(manifest: String, place: String) throws {
        let document = try parseJSON(SourceText(path: "", EditorSchema.product.text)).value
        let value = try parseYAML(SourceText(path: "", manifest)).value
        #expect(SchemaCheck.objections(to: value, document).first == place)
        #expect(!read(["content/products/n/product.yml": manifest]).mistakes.isEmpty)
    }
}

@Suite struct FieldTableTests {
    @Test func `every field of a manifest that holds the wrong thing is a mistake at its line`() throws {
        for field in FieldTable.manifest.fields {
            for wrong in wrongValues(for: field.shape) {
                let (_, mistakes) = read([
                    "content/products/n/product.yml": "name: N\ntagline: T\nkind: game\n"
                        + (["name", "tagline", "kind"].contains(field.name) ? "---" : "") + "\(field.name): \(wrong)\n"
                ])
                #expect(mistakes.contains { $0.severity == .error }, "\(field.name): \(wrong)")
                #expect(mistakes.allSatisfy { $0.remedy != nil || $0.message.contains("document") }, "\(field.name)")
            }
        }
    }

    @Test func `every example of the manifest's fields is read without a mistake`() throws {
        for field in FieldTable.manifest.fields where field.example != nil {
            if ["name", "tagline", "kind", "plays", "podspec", "package", "changelog"].contains(field.name) {
                continue
            }
            let example = try #require(field.example)
            let (_, mistakes) = read([
                "content/products/n/product.yml":
                    "name: N\ntagline: T\nkind: game\nversion: 1\nlinks: {source: https://a.dev/b}\n"
                    .replacing(
                        field.name == "links" || field.name == "version" ? "\(field.name):" : "-", with: "home2:"
                    )
                    .replacing("home2: {source: https://a.dev/b}\n", with: "").replacing("home2: 1\n", with: "")
                    + "\(field.name): \(example)\n",
                "content/products/n/logo.svg": "<svg/>",
            ])
            #expect(lines(mistakes.filter { $0.severity == .error }) == [], "\(field.name): \(example)")
        }
    }

    private func wrongValues(for shape: Shape) -> [String] {
        switch shape {
        case .text: ["[a]", "{a: b}"]
        case .flag: ["maybe", "3"]
        case .whole: ["many", "-1"]
        case .date: ["soon", "[a]"]
        case .address: ["there", "[a]"]
        case .colour: ["red"]
        case .price: ["cheap"]
        case .hashtag: ["a b"]
        case .choice: ["nothing-like-it", "[a]"]
        case .list: ["5", "a"]
        case .oneOrMore(let part):
            if case .text = part { ["{a: b}", "[[a]]"] } else { ["[[a]]"] }
        case .map: ["5", "[a]"]
        case .named: ["5", "[a]"]
        case .chapters: ["5", "a"]
        case .either: ["[[a]]"]
        }
    }
}
