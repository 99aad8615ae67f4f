/// A request, as much of it as the preview looks at.
struct Request {
    /// The method: `GET`, `HEAD` or another.
    var method: String
    /// The raw target, with its query.
    var target: String
    var host: String?
    var origin: String?
    var range: String?
    var ifRange: String?
    var ifNoneMatch: String?
    var ifMatch: String?
    /// What a browser says of the page that asks: `same-origin`, `cross-site`, `none` and the like.
    var fetchSite: String? = nil
    var token: String? = nil
    var contentType: String? = nil
    /// What was sent with it; nil where that is too much.
    var body: [UInt8]? = []
    /// Whether the other end of the connection is this machine.
    var isFromThisMachine = false

    /// The raw path, without the query, the host of a whole address, and a fragment that should not have been sent.
    var path: String {
        let path = target.prefix { $0 != "?" && $0 != "#" }
        guard path.hasPrefix("http://") else { return String(path) }
        let rest = path.dropFirst("http://".count).drop { $0 != "/" }
        return rest.isEmpty ? "/" : String(rest)
    }

    /// The query with its question mark, or nothing.
    var query: String {
        String(target.drop { $0 != "?" }.prefix { $0 != "#" })
    }
}

/// What a request is answered with.
struct Reply: Equatable {
    /// The body of a reply.
    enum Body: Equatable {
        case bytes([UInt8])
        /// A part of a file of the disk.
        case disk(path: String, range: Range<Int>)
        /// The stream of events, without an end.
        case events
    }

    /// The HTTP status.
    var status: Int
    /// Header fields in the order they are sent.
    var fields: [(name: String, value: String)]
    var body: Body

    init(status: Int, fields: [(name: String, value: String)] = [], body: Body = .bytes([])) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// A short text of our own.
    init(status: Int, text: String, fields: [(name: String, value: String)] = []) {
        self.init(
            status: status, fields: [("Content-Type", "text/plain; charset=utf-8")] + fields,
            body: .bytes(Array(text.utf8)))
    }

    /// The value of a header field.
    subscript(name: String) -> String? {
        fields.first { $0.name == name }?.value
    }

    static func == (one: Reply, other: Reply) -> Bool {
        one.status == other.status && one.body == other.body
            && one.fields.elementsEqual(other.fields) { $0.name == $1.name && $0.value == $1.value }
    }
}
