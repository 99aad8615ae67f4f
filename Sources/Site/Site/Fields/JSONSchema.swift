import Diagnostics
import JSON
import Values
import YAML

/// The schemas of a site's YAML files, for editors that complete and check what is written (JSON Schema, draft 7).
///
/// They are made of the tables that the readers read by.
package enum EditorSchema: String, Sendable, CaseIterable {
    /// For `product.yml`.
    case product
    /// For `site.yml`.
    case site
    /// For the files of a product's folder `locales/`.
    case locale
    /// For the files of a product's folder `releases/`.
    case release

    /// The folder below the site's that holds them.
    package static let folder = ".schemas"

    /// What its file is called in that folder.
    package var fileName: String { rawValue + ".schema.json" }

    /// The schema as the text of its file.
    package var text: String {
        String(decoding: json(.object(document), indent: 2), as: UTF8.self) + "\n"
    }

    var table: FieldTable {
        switch self {
        case .product: .manifest
        case .site: .site
        case .locale: .locale
        case .release: .release
        }
    }

    private var document: Object {
        let title =
            switch self {
            case .product: "The manifest of a product"
            case .site: "A site"
            case .locale: "A product's texts for stores in another language"
            case .release: "What is to be done for a release, and what is posted when"
            }
        var document = Object([
            ("$schema", "http://json-schema.org/draft-07/schema#"), ("title", .string(title)),
            ("description", "Made by `playbill new --schemas`; changes here are lost."),
        ])
        for (key, value) in table.schema { document[key] = value }
        if self == .site {
            document["definitions"] = .object(Object([("chapter", .object(EditorSchema.chapter))]))
        }
        return document
    }

    /// An entry of a list of chapters, which may hold others.
    private static var chapter: Object {
        let text = Object([("type", .list(["string", "number"]))])
        let behind = [Object([("type", .list(["string", "number", "null"]))]), Shape.chapters.schema]
        let named = Object([
            ("type", "object"), ("maxProperties", 1),
            ("additionalProperties", .object(Object([("anyOf", .list(behind.map { .object($0) }))]))),
        ])
        return Object([("anyOf", .list([text, FieldTable.chapter.schema, named].map { .object($0) }))])
    }
}

extension FieldTable {
    /// The table as a schema.
    var schema: Object {
        var schema = Object([("type", "object"), ("additionalProperties", .bool(isOpen))])
        schema["properties"] = .object(Object(fields.map { ($0.name, .object($0.schema)) }))
        let required = fields.filter(\.isRequired).map { Value.string($0.name) }
        if !required.isEmpty { schema["required"] = .list(required) }
        return schema
    }
}

extension Field {
    /// The field as a schema, with what editors show.
    fileprivate var schema: Object {
        var schema = Object([("description", .string(about))])
        for (key, value) in shape.schema { schema[key] = value }
        if let example, let node = try? parseYAML(SourceText(path: name, example)) {
            schema["examples"] = .list([node.value])
        }
        return schema
    }
}

extension Shape {
    /// The shape as a schema.
    fileprivate var schema: Object {
        switch self {
        case .text: Object([("type", .list(["string", "number"]))])
        // The words of YAML 1.1 are texts for editors, which read YAML 1.2.
        case .flag:
            Object([
                ("type", .list(["boolean", "string"])), ("pattern", "^([Yy]es|[Nn]o|[Oo]n|[Oo]ff|YES|NO|ON|OFF)$"),
            ])
        case .whole(let range):
            Object([
                ("type", "integer"), ("minimum", .integer(range.lowerBound)), ("maximum", .integer(range.upperBound)),
            ])
        case .date: Shape.pattern(#"^[0-9]{4}-[0-9]{2}-[0-9]{2}([T ].+)?$"#)
        case .address(let onSite): Shape.pattern(onSite ? "^(https?://|/)" : "^https?://")
        case .colour: Shape.pattern("^#[0-9A-Fa-f]{6}$")
        case .price: Shape.pattern(#"^([Ff]ree|[0-9]+(\.[0-9]+)? [A-Z]{3}|[A-Z]{3} [0-9]+(\.[0-9]+)?)$"#)
        case .hashtag: Shape.pattern(#"^#?[^\s#]+( [^\s#]+)*$"#)
        case .choice(let words): Object([("enum", .list(words.map { .string($0) }))])
        case .list(let part): Object([("type", "array"), ("items", .object(part.schema))])
        case .oneOrMore(let part):
            Object([("anyOf", .list([.object(part.schema), .object(Shape.list(part).schema)]))])
        case .map(let table): table.schema
        case .named(let part, let known, let isOpen): Shape.named(part.schema, known, isOpen: isOpen)
        case .chapters: Object([("type", "array"), ("items", .object(Object([("$ref", "#/definitions/chapter")])))])
        case .either(let shapes): Object([("anyOf", .list(shapes.map { .object($0.schema) }))])
        }
    }

    private static func pattern(_ pattern: String) -> Object {
        Object([("type", "string"), ("pattern", .string(pattern))])
    }

    private static func named(_ part: Object, _ known: [String], isOpen: Bool) -> Object {
        Object([
            ("type", "object"), ("properties", .object(Object(known.map { ($0, .object(part)) }))),
            ("additionalProperties", isOpen ? .object(part) : false),
        ])
    }
}
