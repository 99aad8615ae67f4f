import Synchronization
import Testing

@testable import PreviewServer

private let page = "<html><body>Tool</body></html>"

private func tool() -> LocalTool {
    LocalTool(
        folder: "_studio", token: "secret",
        file: { $0 == "index.html" ? PreviewFile(bytes: Array(page.utf8)) : nil },
        answer: { call in
            LocalAnswer(type: "text/plain", bytes: Array("\(call.name) \(call.body.count)".utf8), milliseconds: 1.25)
        })
}

private func withTool(_ settings: PreviewSettings = PreviewSettings(), _ body: (UInt16) throws -> Void) throws {
    let preview = Preview(settings, tool: tool()) { $0 == "_studio/index.html" ? PreviewFile(bytes: [1]) : nil }
    try preview.start()
    defer { preview.stop() }
    try body(#require(preview.port))
}

private func call(_ port: UInt16, _ fields: [String], body: String = "{}", host: String? = nil) -> RawResponse? {
    let host = host ?? "localhost:\(port)"
    guard let client = RawClient(port: port) else { return nil }
    let head = [
        "POST /_studio/frame HTTP/1.1", "Host: \(host)", "Connection: close", "Content-Length: \(body.utf8.count)",
    ]
    client.send((head + fields).joined(separator: "\r\n") + "\r\n\r\n" + body)
    return RawResponse(client.readAll())
}

@Suite(.serialized) struct LocalToolTests {
    @Test func `its page is served as it is, and nobody may keep or frame it`() throws {
        try withTool { port in
            let home = try #require(fetch("/_studio/", port: port))
            #expect(home.status == 200)
            #expect(home.text == page)
            #expect(home.field("Cache-Control") == "no-store")
            #expect(home.field("X-Frame-Options") == "DENY")
            #expect(home.field("Content-Security-Policy")?.contains("frame-ancestors 'none'") == true)
            #expect(home.field("Access-Control-Allow-Origin") == nil)
            #expect(fetch("/_studio", port: port)?.field("Location") == "_studio/")
            #expect(fetch("/_studio/other", port: port)?.status == 404)
            #expect(fetch("/_studio/", port: port, method: "PUT")?.status == 405)
        }
    }

    @Test func `a call of its own page is answered`() throws {
        try withTool { port in
            let own = [
                "Origin: http://localhost:\(port)", "X-Playbill-Token: secret", "Content-Type: application/json",
            ]
            let answer = try #require(call(port, own + ["Sec-Fetch-Site: same-origin"], body: "{\"a\":1}"))
            #expect(answer.status == 200)
            #expect(answer.text == "frame 7")
            #expect(answer.field("Server-Timing") == "made;dur=1.3")
            #expect(call(port, own, body: String(repeating: " ", count: 1 << 20))?.text == "frame 1048576")
            #expect(call(port, own, body: String(repeating: " ", count: (1 << 20) + 1))?.status == 413)
        }
    }

    @Test func `other pages of the browser are refused, with the token and without`() throws {
        try withTool { port in
            let (json, token) = ("Content-Type: application/json", "X-Playbill-Token: secret")
            let origin = "Origin: http://localhost:\(port)"
            let refused = [
                [json, origin], [json, origin, "X-Playbill-Token: secreT"],
                [json, origin, "X-Playbill-Token: secret1"],
                [token, origin, "Content-Type: text/plain"], [token, origin],
                [json, token, "Origin: http://localhost:1"], [json, token, "Origin: https://localhost:\(port)"],
                [json, token, "Origin: null"], [json, token, "Origin: http://evil.example"],
                [json, token, origin, "Sec-Fetch-Site: cross-site"],
                [json, token, origin, "Sec-Fetch-Site: same-site"],
                [json, token, origin, "Sec-Fetch-Site: none"],
            ]
            for fields in refused { #expect(call(port, fields)?.status == 403, "\(fields)") }
            #expect(call(port, [json, token], host: "evil.example")?.status == 403)
            for site in ["cross-site", "same-site"] {
                #expect(fetch("/_studio/", port: port, fields: ["Sec-Fetch-Site: \(site)"])?.status == 403)
            }
            #expect(fetch("/_studio/", port: port, fields: ["Sec-Fetch-Site: none"])?.status == 200)
        }
    }

    @Test func `the network may see the site, and never the tool`() throws {
        try withTool(PreviewSettings(isOpenToNetwork: true)) { port in
            #expect(fetch("/_studio/", port: port, host: "192.168.1.2")?.status == 403)
            #expect(fetch("/_studio/", port: port)?.status == 200)
        }
        let handler = RequestHandler(
            base: [], hosts: HostRule(allowsAddresses: true, names: []), site: { _ in nil }, tool: tool())
        var request = Request(method: "GET", target: "/_studio/", host: "localhost")
        #expect(handler.reply(to: request, build: "1").status == 403)
        request.isFromThisMachine = true
        #expect(handler.reply(to: request, build: "1").status == 200)
    }

    @Test func `below a base path it is found there alone`() throws {
        try withTool(PreviewSettings(basePath: "/blog")) { port in
            #expect(fetch("/blog/_studio/", port: port)?.text == page)
            #expect(fetch("/_studio/", port: port)?.status == 404)
        }
    }
}
