/// Who may use a tool of this machine.
///
/// The site itself may be shown to the network; the tool never is: it writes files. A page of another site can make a
/// browser send requests here, so a request has to come from a page of exactly this origin (the browser says so in
/// `Origin` and `Sec-Fetch-Site`, which no page can forge), and a call has to bring a token that only the tool's own page
/// knows, in a field that no form can set.
struct LocalRule: Sendable {
    /// The token of this run.
    let token: String

    private static let hosts = HostRule(allowsAddresses: false, names: [])

    /// Why a request is refused; nil where it is not.
    func objection(to request: Request) -> String? {
        guard request.isFromThisMachine, LocalRule.hosts.allows(host: request.host) else {
            return "The studio answers only to the machine that it runs on.\n"
        }
        let isOwn = request.origin.map { $0 == "http://" + (request.host ?? "") } ?? true
        // `none` is an address that was typed, or opened from a bookmark.
        guard isOwn, [nil, "same-origin", "none"].contains(request.fetchSite) else {
            return "The studio answers only to its own pages: open its address by hand.\n"
        }
        guard request.method == "POST" else { return nil }
        guard request.fetchSite != "none", let token = request.token, isEqual(token, self.token) else {
            return "This call does not bring the token of this run: load the studio again.\n"
        }
        guard request.contentType == "application/json" else { return "A call is JSON.\n" }
        return nil
    }

    /// Compares without telling by its time how much is equal.
    private func isEqual(_ one: String, _ other: String) -> Bool {
        guard one.utf8.count == other.utf8.count else { return false }
        return zip(one.utf8, other.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

extension RequestHandler {
    /// The answer of the tool of this machine; its pages are never kept, framed, or given the reload script.
    func local(_ tool: LocalTool, _ path: RequestPath, _ request: Request) -> Reply {
        if let objection = LocalRule(token: tool.token).objection(to: request) {
            return Reply(status: 403, text: objection)
        }
        let name = path.segments.dropFirst().joined(separator: "/")
        if request.method == "POST" { return call(tool, name, request) }
        guard request.method == "GET" || request.method == "HEAD" else {
            return Reply(status: 405, text: "Only GET, HEAD and POST.\n", fields: [("Allow", "GET, HEAD, POST")])
        }
        if name.isEmpty, !path.isFolder {
            return Reply(status: 301, fields: [("Location", "\(tool.folder)/"), ("Cache-Control", "no-store")])
        }
        let file = name.isEmpty ? "index.html" : name
        guard !path.isFolder || name.isEmpty, let found = tool.file(file), case .bytes(let bytes) = found.body else {
            return Reply(status: 404, text: "The studio has no such page.\n", fields: LocalTool.fields)
        }
        let type = found.contentType ?? contentType(of: file)
        return Reply(status: 200, fields: [("Content-Type", type)] + LocalTool.fields, body: .bytes(bytes))
    }

    private func call(_ tool: LocalTool, _ name: String, _ request: Request) -> Reply {
        guard let body = request.body else {
            return Reply(status: 413, text: "A call brings at most \(LocalTool.largestBody / 1024) KiB.\n")
        }
        let answer = tool.answer(LocalCall(name: name, body: body))
        let timing = answer.milliseconds.map { [("Server-Timing", "made;dur=\(($0 * 10).rounded() / 10)")] } ?? []
        return Reply(
            status: answer.status, fields: [("Content-Type", answer.type)] + timing + LocalTool.fields,
            body: .bytes(answer.bytes))
    }
}

extension LocalTool {
    /// What every answer says: keep nothing, let no other page frame, open or embed it, and load from nowhere else.
    static let fields = [
        ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"),
        ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        (
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; "
                + "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ),
    ]
}
