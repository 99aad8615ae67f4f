import Diagnostics
import Files
import Site

extension CommandSpec {
    /// `playbill new`: a small site to start from, and the schemas by which editors help with its files.
    static let new = CommandSpec(
        name: "new", operands: "DIR", summary: "make a small site to start from",
        options: [
            OptionSpec(
                name: "schemas", value: nil,
                help: "only write the schemas for editors, to .schemas/ of the site in DIR (default: here)")
        ] + OptionSpec.console,
        example: (
            "playbill new mysite", "makes mysite/ with a post, a page and a product; then: cd mysite && playbill serve"
        ),
        run: { arguments, console in
            if arguments.has("schemas") { return try writeSchemas(arguments, console) }
            guard let folder = arguments.operands.first, arguments.operands.count == 1 else {
                throw UsageError("`playbill new` takes one folder", remedy: "write `playbill new mysite`")
            }
            if Disk.live.exists(folder), try !Disk.live.walk(folder).isEmpty {
                throw CannotWrite(
                    message: "\(folder) is there already and holds files",
                    remedy: "name a folder that is new or empty; `playbill new --schemas \(folder)` writes the schemas "
                        + "of a site that is there")
            }
            let files = starter
            for file in files { try Disk.live.write(file.bytes, folder + "/" + file.path) }
            console.say("\(folder): \(files.count) files")
            console.say("next: cd \(folder) && playbill serve")
            return .done
        })

    /// The files of a new site.
    private static var starter: [(path: String, bytes: [UInt8])] {
        EmbeddedStarter.files.map { ($0.path, $0.bytes) } + schemas
            + [(".gitignore", Array("/public/\n/kit/\n".utf8))]
    }

    private static var schemas: [(path: String, bytes: [UInt8])] {
        EditorSchema.allCases.map { (EditorSchema.folder + "/" + $0.fileName, Array($0.text.utf8)) }
    }

    /// Brings the schemas of a site up to date, which a newer program may have more fields for.
    private static func writeSchemas(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
        let folder = arguments.operands.first ?? "."
        guard arguments.operands.count <= 1, Disk.live.exists(folder + "/content/site.yml") else {
            throw UsageError(
                "there is no site in \(folder)", remedy: "name its folder: `playbill new --schemas mysite`")
        }
        for file in schemas {
            try Disk.live.write(file.bytes, folder + "/" + file.path)
            console.say("\(folder == "." ? "" : folder + "/")\(file.path)")
        }
        console.say(
            "an editor with a YAML language server reads them where a file begins with, for instance,\n"
                + "  # yaml-language-server: $schema=../../../\(EditorSchema.folder)/\(EditorSchema.product.fileName)")
        return .done
    }
}
