/// Code as a fence that it cannot close, indented as the tag was that stood in its place.
func codeFence(_ code: some Sequence<UInt8>, language: String, after before: [UInt8]) -> [UInt8] {
    var body = Array(code)[...]
    while body.first == UInt8(ascii: "\n") || body.first == UInt8(ascii: "\r") { body.removeFirst() }
    while let last = body.last, [0x20, 0x09, 0x0A, 0x0D].contains(last) { body.removeLast() }
    var fence = "```"
    while Array(body).offset(of: fence) != nil { fence += "`" }
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let isAlone = before[lineStart...].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    let indent = isAlone ? String(decoding: before[lineStart...], as: UTF8.self) : ""
    return Array("\(isAlone ? "" : "\n\n")\(fence)\(language)\n".utf8) + body + Array("\n\(indent)\(fence)\n".utf8)
}
