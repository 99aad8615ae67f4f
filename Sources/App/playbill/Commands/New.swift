import Diagnostics
import Files

extension CommandSpec {
    /// `playbill new`: a small site to start from.
    static let new = CommandSpec(
        name: "new", operands: "DIR", summary: "make a small site to start from",
        options: [.quiet, .verbose, .format, .help],
        example: (
            "playbill new mysite", "makes mysite/ with a post, a page and a product; then: cd mysite && playbill serve"
        ),
        run: { arguments, console in
            guard let folder = arguments.operands.first, arguments.operands.count == 1 else {
                throw UsageError("`playbill new` takes one folder", remedy: "write `playbill new mysite`")
            }
            if Disk.live.exists(folder), try !Disk.live.walk(folder).isEmpty {
                throw CannotWrite(
                    message: "\(folder) is there already and holds files", remedy: "name a folder that is new or empty")
            }
            for file in EmbeddedStarter.files { try Disk.live.write(file.bytes, folder + "/" + file.path) }
            try Disk.live.write(Array("/public/\n/kit/\n".utf8), folder + "/.gitignore")
            console.say("\(folder): \(EmbeddedStarter.files.count + 1) files")
            console.say("next: cd \(folder) && playbill serve")
            return .done
        })
}
