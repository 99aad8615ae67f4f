import Film
import Footage
import Glibc

// Reads a head and raw frames on standard input and writes a film; knows no play and no site.

/// Writes all of some bytes; false where nobody takes them.
func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
    }
    return true
}

func say(_ text: String, to descriptor: Int32) {
    _ = Array((text + "\n").utf8).withUnsafeBytes { write($0, to: descriptor) }
}

let usage = """
    usage: playbill-film -o FILE < FOOTAGE

    Makes a film of raw frames, for `playbill render` and `playbill kit`; they start it themselves.
    FOOTAGE is a head of one wish a line, an empty line, and parts of pictures with their pixels:

        playbill-film 1
        write mp4
        size 886x1920
        rate 30
        frames 1

        part 1 0 0 886 1920
        … 886 × 1920 × 4 bytes: blue, green, red, alpha …
        end
    """

/// The standard input as the reader wants it.
func standardInput(_ room: UnsafeMutableRawBufferPointer) throws(FootageMistake) -> Int {
    while true {
        let count = read(0, room.baseAddress, room.count)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { throw FootageMistake("it cannot be read: \(String(cString: strerror(errno)))") }
        return count
    }
}

func run(_ arguments: [String]) -> Int32 {
    var output: String?
    switch (arguments.first, arguments.count) {
    case ("--help", 1), ("-h", 1), ("help", 1):
        say(usage, to: 1)
        return 0
    case (nil, _): output = nil
    case ("-o", 2): output = arguments[1]
    default:
        say("playbill-film: error: `\(arguments.joined(separator: " "))` means nothing here\n\(usage)", to: 2)
        return 64
    }
    do throws(FilmFailure) {
        FilmMaking.quieten()
        try FilmMaking.run(standardInput, to: output) { write($0, to: 1) }
        return 0
    } catch {
        say("playbill-film: error: \(error.message)" + (error.remedy.map { "\n  \($0)" } ?? ""), to: 2)
        return [.input: 65, .output: 73][error.kind] ?? 1
    }
}

signal(SIGPIPE, SIG_IGN)
exit(run(Array(CommandLine.arguments.dropFirst())))
