// Renders a realistic page many times and prints what a page takes.
//
//     LiquidBench [ROUNDS]      microseconds a page
//     LiquidBench --json        the templates and the data, for another engine
//     LiquidBench --print       the page

import Dates
import Diagnostics
import Glibc
import JSON
import Liquid
import Markup
import Values

func run() throws(Mistakes) {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--json" {
        let parts: Value = .object(
            Object([
                ("layouts", .list(Page.layouts.map { .string($0) })),
                ("partials", .object(Object(Page.partials.map { ($0, .string($1)) }))), ("data", .object(Page.data)),
            ]))
        return print(String(decoding: json(parts), as: UTF8.self))
    }
    var layouts: [Template] = []
    for text in Page.layouts { layouts.append(try compile(SourceText(path: "layout.html", text), dialect: .shopify)) }
    var partials: [String: Template] = [:]
    for (name, text) in Page.partials { partials[name] = try compile(SourceText(path: name, text), dialect: .shopify) }
    let known = partials
    let options = RenderOptions(
        now: Instant(seconds: 1_795_000_000), partials: { (name, _) throws(Mistakes) in known[name] })
    var buffer = ByteBuffer(capacity: 1 << 16)

    func page() throws(Mistakes) {
        var data = Page.data
        for layout in layouts {
            buffer.removeAll()
            try layout.render(globals: .object(data), options: options, into: &buffer)
            data["content"] = .markup(buffer.bytes)
        }
    }

    try page()
    if arguments.first == "--print" { return print(buffer.string) }
    let rounds = arguments.first.flatMap { Int($0) } ?? 10_000
    // The processor's time, which POSIX counts in microseconds: other programs of the machine do not count.
    let start = clock()
    for _ in 0..<rounds { try page() }
    let micros = Double(clock() - start)
    print("\(rounds) pages of \(buffer.count) bytes: \(micros / Double(rounds)) µs a page")
}

do throws(Mistakes) { try run() } catch {
    for diagnostic in error.all { print(diagnostic.formatted()) }
}
