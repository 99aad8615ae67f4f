import Diagnostics
import Files
import JSON
import Values

/// What a share says of itself, in its file `share.json`.
struct ShareManifest: Sendable, Equatable {
    /// The file's name.
    static let name = "share.json"
    /// The version of the file's form that is written and read.
    static let version = 1
    /// The folder of the share's pictures.
    static let pictures = "pictures"

    /// A picture of the share.
    struct File: Sendable, Equatable {
        var name: String
        var bytes: Int
        /// Its SHA-256 in hexadecimal.
        var digest: String
    }

    /// The program that made it.
    var program: String
    /// `build` or `kit`.
    var command: String
    /// The options that decide what is made, and the products that were named.
    var words: [String]
    var shard: Shard
    /// The files that the site was made from.
    var inputs: SiteInputs
    /// The folder of the site, as a whole path.
    var site: String
    var files: [File] = []

    /// As the file holds it.
    var bytes: [UInt8] {
        let object = Object([
            ("format", "playbill-share"), ("version", .integer(ShareManifest.version)), ("program", .string(program)),
            ("command", .string(command)), ("words", .list(words.map { .string($0) })),
            ("share", .integer(shard.number)), ("of", .integer(shard.count)), ("site", .string(site)),
            ("inputs", .object(Object(inputs.files.map { ($0.path, .string($0.digest)) }))),
            (
                "files",
                .list(
                    files.map {
                        ["name": .string($0.name), "bytes": .integer($0.bytes), "sha256": .string($0.digest)]
                    })
            ),
        ])
        return json(.object(object), indent: 1) + [UInt8(ascii: "\n")]
    }

    /// Reads what the file of a share's folder holds.
    /// - Throws: that it is no such file, that it is damaged, or that a newer Playbill wrote it.
    init(_ bytes: [UInt8], in folder: String) throws(Diagnostic) {
        let path = folder + "/" + ShareManifest.name
        let damaged = Diagnostic(
            .error, "\(path) is not what `--shard` writes", remedy: "make the share again, or copy it whole")
        guard case .object(let object)? = try? value(fromJSON: bytes, path: path),
            object["format"] == .string("playbill-share"), case .integer(let version)? = object["version"]
        else { throw damaged }
        guard version <= ShareManifest.version else {
            throw Diagnostic(
                .error, "\(path) is of version \(version), and this Playbill reads \(ShareManifest.version)",
                remedy: "join the shares with the Playbill that made them, which is newer")
        }
        guard case .string(let program)? = object["program"], case .string(let command)? = object["command"],
            ["build", "kit"].contains(command), let words = object["words"]?.texts,
            case .integer(let number)? = object["share"], case .integer(let count)? = object["of"],
            let shard = Shard("\(number)/\(count)"), case .string(let site)? = object["site"],
            case .object(let inputs)? = object["inputs"], case .list(let files)? = object["files"]
        else { throw damaged }
        (self.program, self.command, self.words, self.shard, self.site) = (program, command, words, shard, site)
        self.inputs = SiteInputs(files: [])
        for (path, digest) in inputs {
            guard case .string(let digest) = digest else { throw damaged }
            self.inputs.files.append(SiteInputs.File(path: path, digest: digest))
        }
        for file in files {
            guard case .object(let file) = file, case .string(let name)? = file["name"], ShareManifest.isName(name),
                case .integer(let bytes)? = file["bytes"], case .string(let digest)? = file["sha256"]
            else { throw damaged }
            self.files.append(File(name: name, bytes: bytes, digest: digest))
        }
    }

    init(program: String, command: String, words: [String], shard: Shard, inputs: SiteInputs, site: String) {
        (self.program, self.command, self.words, self.shard) = (program, command, words, shard)
        (self.inputs, self.site) = (inputs, site)
    }

    /// Whether a name is a picture's: none leads out of a folder.
    private static func isName(_ name: String) -> Bool {
        !name.hasPrefix(".") && !name.isEmpty
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."),
                    UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }
}

extension Value {
    /// The texts of a list that has nothing else; nil where it is none.
    fileprivate var texts: [String]? {
        guard case .list(let values) = self else { return nil }
        let texts = values.compactMap { value in if case .string(let text) = value { text } else { nil } }
        return texts.count == values.count ? texts : nil
    }
}
