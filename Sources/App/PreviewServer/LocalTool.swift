/// A tool for whoever sits at this machine, beside the site: pages of its own, and calls that may change files.
///
/// The server answers for it only to this machine, only to pages of the same origin, and to calls only with the tool's
/// token, which its own pages alone can read. See ``LocalRule``.
package struct LocalTool: Sendable {
    /// The first segment of its addresses below the site's base path: `_studio`.
    package let folder: String
    /// What every call has to bring, in the field `X-Playbill-Token`; hard to guess, and new in every run.
    package let token: String
    /// A file of the tool by its path below the folder; nil where there is none.
    package let file: PreviewSite
    /// Answers a call.
    package let answer: @Sendable (LocalCall) -> LocalAnswer

    /// A tool of these files and calls.
    package init(
        folder: String, token: String, file: @escaping PreviewSite,
        answer: @escaping @Sendable (LocalCall) -> LocalAnswer
    ) {
        self.folder = folder
        self.token = token
        self.file = file
        self.answer = answer
    }

    /// A call brings at most so many bytes.
    static let largestBody = 1 << 20
}

/// What a page of the tool asks of it.
package struct LocalCall: Sendable {
    /// What is asked, by the path below the tool's folder: `frame`.
    package var name: String
    /// What was sent with it, as JSON.
    package var body: [UInt8]
}

/// The answer to a call.
package struct LocalAnswer: Sendable {
    /// The HTTP status.
    package var status: Int
    /// The content type.
    package var type: String
    /// The bytes.
    package var bytes: [UInt8]
    /// How long making it took, in milliseconds; told to the browser's tools as `Server-Timing`.
    package var milliseconds: Double?

    /// An answer.
    package init(status: Int = 200, type: String, bytes: [UInt8], milliseconds: Double? = nil) {
        self.status = status
        self.type = type
        self.bytes = bytes
        self.milliseconds = milliseconds
    }
}
