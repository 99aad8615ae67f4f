import Foundation
import Glibc
import Synchronization
import Testing

@testable import PreviewServer

/// A site in memory.
private let pages: [String: String] = [
    "index.html": "<html><body><h1>Home</h1></body></html>",
    "posts/hello/index.html": "<p>Hello</p>",
    "caf\u{e9} au lait/index.html": "<p>Coffee</p>",
    "style.css": "body { color: red }",
    "404.html": "<body>Lost</body>",
    "film.mp4": "0123456789",
    "empty.txt": "",
]

private func site(_ path: String) -> PreviewFile? {
    pages[path].map { PreviewFile(bytes: Array($0.utf8)) }
}

/// Runs a preview for the length of a closure.
private func withPreview(_ settings: PreviewSettings = PreviewSettings(), _ body: (Preview, UInt16) throws -> Void)
    throws
{
    let preview = Preview(settings, site: site)
    try preview.start()
    defer { preview.stop() }
    try body(preview, #require(preview.port))
}

@Suite(.serialized) struct PreviewTests {
    @Test
    func `a page is served on both loopback addresses, with the reload script before its end`() throws {
        try withPreview { preview, port in
            for v6 in [false, true] {
                let home = try #require(fetch("/", port: port, v6: v6))
                #expect(home.status == 200)
                #expect(home.field("Content-Type") == "text/html; charset=utf-8")
                #expect(home.field("Cache-Control") == "no-cache")
                #expect(home.text.contains("<h1>Home</h1><script src=\"/__playbill/live.js\""))
                #expect(home.text.hasSuffix("</script></body></html>"))
            }
            #expect(preview.address == "http://localhost:\(port)/")
            let script = try #require(fetch("/__playbill/live.js", port: port))
            #expect(script.field("Content-Type") == "text/javascript; charset=utf-8")
            #expect(script.text.contains("EventSource"))
        }
    }

    @Test
    func `a folder without its slash is redirected, with its query, and escapes are kept`() throws {
        try withPreview { _, port in
            let hello = try #require(fetch("/posts/hello?a=b", port: port))
            #expect(hello.status == 301)
            #expect(hello.field("Location") == "/posts/hello/?a=b")
            let coffee = try #require(fetch("/caf%C3%A9%20au%20lait", port: port))
            #expect(coffee.field("Location") == "/caf%C3%A9%20au%20lait/")
            #expect(fetch("/caf%c3%a9%20au%20lait/?x", port: port)?.text.contains("Coffee") == true)
        }
    }

    @Test
    func `what is not there is answered by the site's 404 page, with its status`() throws {
        try withPreview { _, port in
            let lost = try #require(fetch("/nowhere/", port: port, fields: ["Range: bytes=0-3", "If-None-Match: *"]))
            #expect(lost.status == 404)
            #expect(lost.text.contains("Lost"))
            #expect(lost.text.contains("live.js"))
        }
    }

    @Test
    func `before the first good build there is a page too, so that the failure can be shown`() throws {
        let preview = Preview(PreviewSettings()) { _ in nil }
        try preview.start()
        defer { preview.stop() }
        let port = try #require(preview.port)
        let lost = try #require(fetch("/", port: port))
        #expect(lost.status == 404)
        #expect(lost.text.contains("live.js"))
    }

    @Test(arguments: [
        "/../secret", "/%2e%2e/secret", "/posts/..%2f..%2fsecret", "/%2E%2E%5csecret", "/a%00.html", "/%", "/%4",
        "/%zz", "/%ff", "/posts/../../secret", "/./../secret", "//../secret", "/posts/hello/..%2F../../secret", "*",
    ])
    func `no path leads out of the site`(target: String) throws {
        try withPreview { _, port in
            #expect(fetch(target, port: port)?.status == 400)
        }
    }

    @Test(arguments: [
        ("/posts/./hello/", 200), ("/posts//hello/", 200), ("//posts/hello/", 200), ("/posts%2Fhello%2f", 200),
        ("/posts/x/../hello/", 200), ("/posts/hello/x/%2e%2e/", 200), ("/posts/hello/.", 200), ("/style.css/..", 200),
        ("/style.css#part", 200), ("/style.css?a#part", 200), ("http://localhost/style.css", 200),
        ("http://localhost", 200), ("//evil.example/", 404), ("//posts/hello", 301), ("/style.css/", 404),
    ])
    func `a path is made simple as servers do it`(target: String, status: Int) throws {
        try withPreview { _, port in
            let reply = try #require(fetch(target, port: port))
            #expect(reply.status == status)
            if status == 301 { #expect(reply.field("Location") == "/posts/hello/") }
        }
    }

    @Test func `a file is sent where it is still the one that is wanted, and to pages of its own origin alone`() throws
    {
        try withPreview { _, port in
            let first = try #require(fetch("/style.css", port: port))
            let tag = try #require(first.field("ETag"))
            #expect(first.field("Cross-Origin-Resource-Policy") == "same-origin")
            for (wanted, status) in [(tag, 200), ("*", 200), ("\"x\", \(tag)", 200), ("\"x\"", 412), ("W/\(tag)", 412)]
            {
                #expect(fetch("/style.css", port: port, fields: ["If-Match: \(wanted)"])?.status == status)
            }
        }
    }

    @Test(arguments: [
        ("localhost", "", 200), ("localhost:4000", "", 200), ("127.0.0.1:80", "", 200), ("[::1]:4000", "", 200),
        ("blog.localhost", "", 200), ("mac.local", "", 200), ("LOCALHOST", "", 200),
        ("evil.example", "", 403), ("localhost.evil.example", "", 403), ("127.0.0.1.evil.example", "", 403),
        ("192.168.1.5", "", 403), ("[fe80::1]", "", 403), ("localhost:x", "", 403), ("127.evil.example", "", 403),
        ("localhost", "http://localhost:4000", 200), ("localhost", "http://evil.example", 403),
        ("localhost", "null", 403), ("localhost", "https://localhost.evil.example", 403),
    ])
    func `a request that names a foreign host or comes from a foreign page is refused`(
        host: String, origin: String, status: Int
    ) throws {
        try withPreview(PreviewSettings(hostNames: ["mac.local"])) { _, port in
            let fields = origin.isEmpty ? [] : ["Origin: \(origin)"]
            #expect(fetch("/", port: port, host: host, fields: fields)?.status == status)
        }
    }

    @Test
    func `open to the network, any numeric address will do, a foreign name will not`() {
        let rule = HostRule(allowsAddresses: true, names: [])
        #expect(rule.allows(host: "192.168.1.5:4000"))
        #expect(rule.allows(host: "[fe80::1]"))
        #expect(!rule.allows(host: "evil.example"))
        #expect(!rule.allows(host: nil))
    }

    @Test(
        arguments: [
            ("bytes=0-3", 206, "0123", "bytes 0-3/10"), ("bytes=4-", 206, "456789", "bytes 4-9/10"),
            ("bytes=-3", 206, "789", "bytes 7-9/10"), ("bytes=9-9", 206, "9", "bytes 9-9/10"),
            ("bytes=5-99999999999999999999", 206, "56789", "bytes 5-9/10"),
            ("bytes=-99", 206, "0123456789", "bytes 0-9/10"),
            ("bytes=10-", 416, "", "bytes */10"), ("bytes=-0", 416, "", "bytes */10"),
            ("bytes=3-2", 416, "", "bytes */10"), ("bytes=0-1,3-4", 200, "0123456789", nil),
            ("lines=1-2", 200, "0123456789", nil), ("bytes=a-b", 416, "", "bytes */10"),
            ("bytes=", 416, "", "bytes */10"), ("bytes=-", 416, "", "bytes */10"),
        ] as [(String, Int, String, String?)])
    func `parts of a file, as a player asks for them`(header: String, status: Int, body: String, place: String?) throws
    {
        try withPreview { _, port in
            let part = try #require(fetch("/film.mp4", port: port, fields: ["Range: \(header)"]))
            #expect(part.status == status)
            #expect(part.text == body)
            #expect(part.field("Content-Range") == place)
        }
    }

    @Test
    func `an unchanged file is not sent again, nor a part of a changed one`() throws {
        try withPreview { _, port in
            let first = try #require(fetch("/style.css", port: port))
            let tag = try #require(first.field("ETag"))
            let again = try #require(fetch("/style.css", port: port, fields: ["If-None-Match: \"x\", W/\(tag)"]))
            #expect(again.status == 304)
            #expect(again.body.isEmpty)
            let part = fetch("/style.css", port: port, fields: ["Range: bytes=0-3", "If-Range: \(tag)"])
            #expect(part?.status == 206)
            let whole = fetch("/style.css", port: port, fields: ["Range: bytes=0-3", "If-Range: \"old\""])
            #expect(whole?.status == 200)
        }
    }

    @Test
    func `HEAD has the head of GET and no body; other methods are refused`() throws {
        try withPreview { _, port in
            let head = try #require(fetch("/film.mp4", port: port, method: "HEAD"))
            #expect(head.status == 200)
            #expect(head.field("Content-Length") == "10")
            #expect(head.body.isEmpty)
            let post = try #require(fetch("/", port: port, method: "POST", fields: ["Content-Length: 4", "", "body"]))
            #expect(post.status == 405)
            #expect(post.field("Allow") == "GET, HEAD")
            #expect(fetch("/empty.txt", port: port)?.field("Content-Length") == "0")
        }
    }

    @Test
    func `a site under a base path is served there, and nowhere else`() throws {
        try withPreview(PreviewSettings(basePath: "/my blog/")) { preview, port in
            #expect(preview.address == "http://localhost:\(port)/my%20blog/")
            #expect(fetch("/my%20blog/", port: port)?.text.contains("src=\"/my%20blog/__playbill/live.js\"") == true)
            #expect(fetch("/", port: port)?.field("Location") == "/my%20blog/")
            #expect(fetch("/my%20blog", port: port)?.field("Location") == "/my%20blog/")
            #expect(fetch("/style.css", port: port)?.status == 404)
            #expect(fetch("/my%20blog/style.css", port: port)?.status == 200)
        }
    }

    @Test
    func `a port that was asked for is taken or refused; otherwise the next free one is taken`() throws {
        try withPreview { _, port in
            let second = Preview(PreviewSettings(port: port), site: site)
            #expect(throws: PreviewProblem.portInUse(port)) { try second.start() }
            let third = Preview(PreviewSettings(), site: site)
            try third.start()
            #expect(third.port != port)
            third.stop()
        }
    }

    @Test
    func `a folder of the disk is served in parts, and links out of it are not followed`() throws {
        let outer = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: outer) }
        let folder = ServedFolder(path: "\(outer)/kit")
        #expect(folder.file(at: "a.mp4") == nil)
        mkdir("\(outer)/kit", 0o755)
        write("0123456789", to: "\(outer)/kit/a.mp4")
        write("secret", to: "\(outer)/secret")
        symlink("../secret", "\(outer)/kit/link")
        symlink("a.mp4", "\(outer)/kit/inner.mp4")
        #expect(folder.file(at: "link") == nil)
        #expect(folder.file(at: "../secret") == nil)
        #expect(folder.file(at: "a.mp4\0.html") == nil)
        #expect(folder.file(at: "inner.mp4") != nil)
        let preview = Preview(PreviewSettings()) { folder.file(at: $0) }
        try preview.start()
        defer { preview.stop() }
        let port = try #require(preview.port)
        let part = try #require(fetch("/a.mp4", port: port, fields: ["Range: bytes=2-4"]))
        #expect(part.status == 206)
        #expect(part.text == "234")
    }

    @Test(arguments: ["", "GET / HTTP/1.1\r\nHost: ", "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"])
    func `connections that drip keep nobody out`(start: String) throws {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = min(limit.rlim_max, 4_096)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        try withPreview { preview, port in
            let page = try #require(RawClient(port: port))
            page.send("GET /__playbill/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(page.read(until: "event: hello").contains("hello"))
            var slow: [RawClient] = []
            for _ in 0..<700 {
                guard let client = RawClient(port: port) else { break }
                client.send(start)
                slow.append(client)
            }
            #expect(slow.count == 700)
            for v6 in [false, true] { #expect(fetch("/", port: port, v6: v6)?.status == 200) }
            preview.publish(.reload)
            #expect(page.read(until: "event: reload").contains("reload"), "an open page stays open")
        }
    }
}
