import Encodings
import Glibc

/// Turns requests into replies; knows no socket.
struct RequestHandler: Sendable {
    let base: [String]
    let hosts: HostRule
    let site: PreviewSite
    var tool: LocalTool? = nil

    /// Where the server's own files are, below the base path.
    static let ownFolder = "__playbill"

    /// The reply to a request, while the site is at its nth build.
    func reply(to request: Request, build: String) -> Reply {
        guard hosts.allows(host: request.host), hosts.allows(origin: request.origin) else {
            return Reply(status: 403, text: "This preview answers only to localhost.\n")
        }
        if let tool, let inner = RequestPath(request.path)?.below(base), inner.segments.first == tool.folder {
            return local(tool, inner, request)
        }
        guard request.method == "GET" || request.method == "HEAD" else {
            return Reply(status: 405, text: "Only GET and HEAD.\n", fields: [("Allow", "GET, HEAD")])
        }
        guard let path = RequestPath(request.path) else {
            return Reply(status: 400, text: "This address is malformed.\n")
        }
        guard let inner = path.below(base) else { return outside(path, request, build) }
        if inner.segments.isEmpty, !inner.isFolder { return redirect(to: path, request) }
        if inner.segments.first == RequestHandler.ownFolder { return own(inner, request) }
        if let file = site(inner.file) { return serve(file, at: inner.file, request, build) }
        if !inner.isFolder, site(inner.file + "/index.html") != nil { return redirect(to: path, request) }
        return missing(request, build)
    }

    private func outside(_ path: RequestPath, _ request: Request, _ build: String) -> Reply {
        guard path.segments.isEmpty else { return missing(request, build) }
        return Reply(status: 302, fields: [("Location", baseAddress + request.query)])
    }

    private func redirect(to path: RequestPath, _ request: Request) -> Reply {
        Reply(status: 301, fields: [("Location", path.folderAddress + request.query), ("Cache-Control", "no-cache")])
    }

    /// The reload script and the stream of events.
    private func own(_ path: RequestPath, _ request: Request) -> Reply {
        switch path.segments.dropFirst().joined(separator: "/") {
        case "events":
            let fields = [("Content-Type", "text/event-stream"), ("Cache-Control", "no-store")]
            return Reply(status: 200, fields: fields, body: request.method == "HEAD" ? .bytes([]) : .events)
        case "live.js":
            return serve(PreviewFile(bytes: Array(reloadScript.utf8)), at: "live.js", request, "")
        default:
            return Reply(status: 404, text: "There is nothing here.\n")
        }
    }

    /// The site's own 404 page, or a plain one; with the reload script, so that it is gone when the page appears.
    private func missing(_ request: Request, _ build: String) -> Reply {
        let page = site("404.html") ?? PreviewFile(bytes: Array(plainMissingPage.utf8), contentType: htmlType)
        var plain = request
        (plain.range, plain.ifNoneMatch, plain.ifMatch) = (nil, nil, nil)
        var reply = serve(page, at: "404.html", plain, build)
        if reply.status == 200 { reply.status = 404 }
        return reply
    }

    private func serve(_ file: PreviewFile, at path: String, _ request: Request, _ build: String) -> Reply {
        let type = file.contentType ?? contentType(of: path)
        switch file.body {
        case .bytes(let bytes) where type.hasPrefix("text/html"):
            let page = withReloadScript(bytes, address: baseAddress + RequestHandler.ownFolder, build: build)
            let tag = file.digest.map { "\"\($0)-\(build)\"" } ?? entityTag(of: page)
            return conditional(request, type, tag, page.count) { .bytes($0 == 0..<page.count ? page : Array(page[$0])) }
        case .bytes(let bytes):
            let tag = file.digest.map { "\"\($0)\"" } ?? entityTag(of: bytes)
            return conditional(request, type, tag, bytes.count) {
                .bytes($0 == 0..<bytes.count ? bytes : Array(bytes[$0]))
            }
        case .disk(let path):
            var status = stat()
            guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
                return Reply(status: 404, text: "The file \(path) is gone.\n")
            }
            let tag = "\"\(status.st_size)-\(status.st_ino)-\(status.st_mtim.tv_sec)-\(status.st_mtim.tv_nsec)\""
            return conditional(request, type, tag, status.st_size) { .disk(path: path, range: $0) }
        }
    }

    /// 412, 304, 206, 416 or the whole (RFC 9110, 13.2.2).
    private func conditional(
        _ request: Request, _ type: String, _ tag: String, _ length: Int, _ body: (Range<Int>) -> Reply.Body
    ) -> Reply {
        if let wanted = request.ifMatch, !matches(ifMatch: wanted, tag: tag) {
            return Reply(status: 412, text: "The file is another by now.\n")
        }
        let caching = [("ETag", tag), ("Cache-Control", "no-cache")]
        if matches(ifNoneMatch: request.ifNoneMatch, tag: tag) { return Reply(status: 304, fields: caching) }
        let fields =
            [("Content-Type", type), ("Accept-Ranges", "bytes"), ("X-Content-Type-Options", "nosniff")]
            // A page of another origin shows nothing of it, not even as a picture or a script.
            + [("Cross-Origin-Resource-Policy", "same-origin")] + caching
        let mayBePart = request.ifRange == nil || request.ifRange == tag
        switch ByteRange(header: mayBePart ? request.range : nil, length: length) {
        case .whole:
            return Reply(status: 200, fields: fields, body: body(0..<length))
        case .part(let range):
            let place = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(length)"
            return Reply(status: 206, fields: fields + [("Content-Range", place)], body: body(range))
        case .unsatisfiable:
            return Reply(status: 416, fields: [("Content-Range", "bytes */\(length)"), ("Accept-Ranges", "bytes")])
        }
    }

    private var baseAddress: String { folderAddress(base) }
}

private let htmlType = "text/html; charset=utf-8"

private let plainMissingPage = """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>404: there is no such page</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
    <style>
    :root { color-scheme: light dark; background: light-dark(#fbfaf6, #131219); color: light-dark(#1c1a22, #edeaf3) }
    body { font: 1.05rem/1.6 system-ui, sans-serif; max-width: 44rem; margin: 0 auto; padding: 2.2rem 1.2rem 3rem }
    h1 { font-size: 1.7rem; letter-spacing: -.02em; line-height: 1.2 }
    </style></head>
    <body><h1>There is no such page</h1><p>This page will load itself again after the next build.</p></body></html>

    """
