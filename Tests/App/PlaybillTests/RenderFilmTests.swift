import Foundation
import Testing

private let play = "game nanashi\nsize 64x64\nfps 10\nmove g2\nmark poster\nwait 0.2s\n"

@Suite struct RenderFilmTests {
    @Test(arguments: ["a.mp4", "a.webm"])
    func `a play becomes a film that verify reads, the same each time`(name: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["a.play": play])
        let outcome = try playbill("render", "a.play", "-o", name, "-o", "a.png", "--sound", "taps")
        #expect(outcome.status == 0, "\(outcome.messages)")
        let first = try playbill.data(name)
        #expect(try playbill("render", "a.play", "-o", name, "--sound", "taps").status == 0)
        #expect(try playbill.data(name) == first)
        let verified = try playbill("verify", name)
        #expect(verified.output.contains("64x64") && verified.output.contains("10 pictures a second"))
        #expect(playbill.exists("a.png"))
    }

    @Test func `a store's film has its size, its length and its rate`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        // At the play's own rate, which the store takes: the fewest pictures.
        try playbill.write(["a.play": play.replacing("fps 10", with: "fps 23")])
        let slot = "appstore-ipad-97-preview"
        let outcome = try playbill("render", "a.play", "-o", "a.mp4", "--for", slot)
        #expect(outcome.status == 0, "\(outcome.messages)")
        #expect(outcome.messages.contains("its pauses are scaled"))
        #expect(try playbill("verify", "a.mp4", "--for", slot).status == 0)
    }

    @Test(arguments: [
        ("-o a.gif --for appstore-iphone-69-preview", "a moving picture such as `a.gif` is none"),
        ("-o a.webm --for appstore-iphone-69-preview", "takes mp4, mov, m4v, not .webm"),
        ("-o a.mp4 --for app-store", "name one of them"),
        ("-o a.mp4 --for appstore-iphone-69-preview --framed #fff --size 886x1920", "shows the screen alone"),
        ("-o a.mp4 --framed #fff", "`--framed` needs the size"),
        ("-o a.gif --sound taps", "`--sound` goes with an MP4 or WebM film"),
        ("-o a.mp4 --sound tap", "did you mean `taps`?"),
        ("-o a.mp4 --bitrate fast", "`--bitrate` takes bits a second"),
        ("-o a.mp4 --loop off", "`--loop` goes with films as .gif"),
    ])
    func `what makes no sense is told`(line: String, message: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["a.play": play])
        let outcome = try playbill.run(["render", "a.play"] + line.split(separator: " ").map(String.init))
        #expect(outcome.status == 64)
        #expect(outcome.messages.contains(message), "\(outcome.messages)")
        #expect(!playbill.exists("a.mp4"))
    }

    @Test func `odd sides and missing music are told, and leave nothing`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["a.play": play, "a.mp4": "old"])
        let odd = try playbill("render", "a.play", "-o", "a.mp4", "--size", "65x65")
        #expect(odd.status == 1 && odd.messages.contains("take 66x66"), "\(odd.messages)")
        let music = try playbill("render", "a.play", "-o", "a.mp4", "--sound", "none.mp3")
        #expect(music.status == 1 && music.messages.contains("none.mp3"), "\(music.messages)")
        #expect(playbill.text("a.mp4") == "old")
        #expect(!playbill.names.contains { $0.hasSuffix(".part") })
    }

    /// A copy of `playbill` with another `playbill-film` beside it, or none.
    private func render(with film: String?) throws -> (Playbill.Outcome, Playbill) {
        let playbill = try Playbill()
        try playbill.write(["a.play": play, "bin/note": "", "a.mp4": "old"])
        let copy = playbill.folder.appending(path: "bin/playbill")
        try FileManager.default.copyItem(at: Playbill.executable, to: copy)
        if let film {
            try playbill.write(["bin/playbill-film": film])
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: playbill.folder.appending(path: "bin/playbill-film").path)
        }
        let outcome = try playbill.run(
            ["render", "a.play", "-o", "a.mp4"], environment: ["PATH": "/usr/bin:/bin"], program: copy)
        return (outcome, playbill)
    }

    @Test(arguments: [
        (nil, "which is not there"), ("#!/bin/sh\nexit 3\n", "ended with status 3"),
        ("#!/bin/sh\nkill -SEGV $$\n", "ended by the signal"),
        ("#!/bin/sh\nhead -c 1000 > /dev/null; echo torn > \"$2\"; kill -KILL $$\n", "ended by the signal Killed"),
        ("#!/bin/sh\necho 'playbill-film: error: the disk is full' >&2; exit 73\n", "the disk is full"),
    ])
    func `without the program, or where it crashes, the old film stays`(film: String?, message: String) throws {
        let (outcome, playbill) = try render(with: film)
        defer { playbill.remove() }
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains(message), "\(outcome.messages)")
        #expect(playbill.text("a.mp4") == "old")
    }

    @Test func `the program itself links nothing under the GPL, and the one that makes films does`() throws {
        func libraries(_ program: String) throws -> String {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/ldd")
            process.arguments = [Playbill.executable.deletingLastPathComponent().appending(path: program).path]
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            let output = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return String(decoding: output, as: UTF8.self)
        }
        // Most are loaded when they are needed; then their names stand in the program.
        let own = try libraries("playbill")
        let words = try Data(contentsOf: Playbill.executable)
        #expect(own.contains("libcmark"))
        #expect(words.range(of: Data("libcairo.so.2".utf8)) != nil)
        for name in ["libavcodec", "libavformat", "libswscale", "libx264", "libimagequant", "libvips"] {
            #expect(!own.contains(name) && words.range(of: Data("\(name).so".utf8)) == nil, "\(name)")
        }
        #expect(try libraries("playbill-film").contains("libavcodec"))
    }

    @Test func `the program that makes films tells what is wrong with what it reads`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let film = Playbill.executable.deletingLastPathComponent().appending(path: "playbill-film")
        let wrong = try playbill.run(["-o", "a.mp4"], input: "playbill-film 1\nwrite mp4\nsize big\n\n", program: film)
        #expect(wrong.status == 65)
        #expect(wrong.messages.contains("<stdin>:3: `size big`"), "\(wrong.messages)")
        #expect(try playbill.run(["--wrong"], program: film).status == 64)
        #expect(try playbill.run(["--help"], program: film).output.contains("usage: playbill-film"))
        #expect(playbill.names.allSatisfy { $0 == ".messages" }, "\(playbill.names)")
    }
}
