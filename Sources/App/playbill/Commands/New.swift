import Diagnostics
import Files

extension CommandSpec {
    /// `playbill new`: a small site to start from, or the built-in theme to change.
    static let new = CommandSpec(
        name: "new", operands: "DIR | --theme DIR", summary: "make a small site to start from, or a theme",
        options: [
            OptionSpec(name: "theme", value: "DIR", help: "write the built-in theme to DIR instead, to change it there")
        ] + OptionSpec.console,
        example: (
            "playbill new mysite", "makes mysite/ with a post, a page and products; then: cd mysite && playbill serve"
        ),
        run: { arguments, console in
            if let folder = arguments.value("theme") {
                try arguments.refuseOperands()
                return try writeTheme(to: folder, console)
            }
            guard let folder = arguments.operands.first, arguments.operands.count == 1, !folder.isEmpty else {
                throw UsageError("`playbill new` takes one folder", remedy: "write `playbill new mysite`")
            }
            try refuseWhereFilesAre(folder)
            for file in EmbeddedStarter.files { try Disk.live.write(file.bytes, folder + "/" + file.path) }
            let ignored = folder + "/.gitignore"
            if !Disk.live.exists(ignored) { try Disk.live.write(Array("/public/\n/kit/\n/.playbill-cache/\n".utf8), ignored) }
            console.say("\(folder): \(EmbeddedStarter.files.count + 1) files")
            console.say("next: cd \(shellWord(folder)) && playbill serve")
            return .done
        })

    private static func writeTheme(to folder: String, _ console: Console) throws -> ExitStatus {
        guard !folder.isEmpty else {
            throw UsageError("`--theme` takes a folder", remedy: "write `playbill new --theme themes/mine`")
        }
        try refuseWhereFilesAre(folder)
        for file in EmbeddedTheme.files { try Disk.live.write(file.bytes, folder + "/" + file.path) }
        console.say("\(folder): \(EmbeddedTheme.files.count) files")
        let name = folder.split(separator: "/").last.map(String.init) ?? folder
        console.say("next: write `theme: \(name)` in content/site.yml; files that you delete here are the built-in ones")
        return .done
    }

    private static func refuseWhereFilesAre(_ folder: String) throws {
        guard Disk.live.exists(folder) else { return }
        guard let files = try? Disk.live.walk(folder) else {
            throw CannotWrite(message: "\(folder) is there already, and no folder", remedy: "name one that is new or empty")
        }
        guard files.isEmpty else {
            throw CannotWrite(
                message: "\(folder) is there already and holds files", remedy: "name a folder that is new or empty")
        }
    }

    /// A name as a shell takes it for one word.
    private static func shellWord(_ name: String) -> String {
        let isPlain = name.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
            default: "/._-+,@%:=".utf8.contains(byte)
            }
        }
        if isPlain, !name.hasPrefix("-") { return name }
        let quoted = "'\(name.replacing("'", with: "'\\''"))'"
        return name.hasPrefix("-") ? "-- \(quoted)" : quoted
    }
}
