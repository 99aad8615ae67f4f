import Foundation
import Testing

/// The commands of the guide's page on releases, against servers that speak the documented interfaces.
@Suite struct PostRecipeTests {
    /// The commands by their names, as the guide has them.
    private static func recipe(_ name: String) throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let guide = try String(contentsOf: root.appending(path: "content/guide/releases.md"), encoding: .utf8)
        let fences = guide.split(separator: "```").map(String.init)
        return try #require(fences.first { $0.contains("# \(name):") }).split(separator: "\n").dropFirst()
            .joined(separator: "\n") + "\n"
    }

    private let text = "Lamp is \"out\": 100 % new & bright 💡 #Lamp\nhttps://me.dev/?a=1&b=2"

    /// A site whose one post goes out by a recipe, run with these variables.
    private func run(_ recipe: String, to kind: String, _ environment: [String: String]) throws -> (Playbill, String) {
        let playbill = try Playbill()
        let quoted = text.split(separator: "\n").map { "          \($0)\n" }.joined()
        try playbill.write([
            "content/site.yml": "title: T\nbase_url: https://me.dev/\npost: {\(kind): sh ./post.sh}\n",
            "content/products/lamp/product.yml": "name: Lamp\ntagline: It shines.\nkind: app\nlicense: MIT\n",
            "content/products/lamp/releases/1.0.yml":
                "posts:\n  - to: \(kind)\n    at: 2026-12-01\n    text: |-\n\(quoted)",
            "post.sh": try PostRecipeTests.recipe(recipe),
        ])
        _ = try playbill("release", "schedule", "--now", "2026-11-30")
        let run = try playbill.run(
            ["release", "run", "--now", "2026-12-01T00:00:01Z"], environment: environment)
        #expect(run.status == 0, "\(run.messages)")
        return (playbill, try playbill("release", "list", "--now", "2026-12-01T00:01:00Z").output)
    }

    /// docs.joinmastodon.org, "statuses API methods": form parameter `status`, header `Idempotency-Key`, answer a Status.
    @Test func `a status on Mastodon`() throws {
        let server = RecordingServer([
            "/api/v1/statuses":
                #"{"id":"1","uri":"https://m.example/users/me/statuses/1","url":"https://m.example/@me/1","account":{"url":"https://m.example/@me"}}"#
        ])
        defer { server.stop() }
        let (playbill, list) = try run(
            "post-mastodon.sh", to: "mastodon", ["MASTODON_URL": server.address, "MASTODON_TOKEN": "secret"])
        defer { playbill.remove() }
        let question = try #require(server.questions.first)
        #expect(server.questions.count == 1 && question.line == "POST /api/v1/statuses")
        #expect(question.headers["authorization"] == "Bearer secret")
        #expect(question.headers["idempotency-key"]?.count == 64)
        #expect(question.headers["content-type"] == "application/x-www-form-urlencoded")
        let status = question.body.dropFirst("status=".count).replacing("+", with: " ")
        #expect(question.body.hasPrefix("status=") && status.removingPercentEncoding == text, "\(question.body)")
        #expect(list.contains("\tsent\tlamp\t1.0\tmastodon\thttps://m.example/@me/1\n"), "\(list)")
    }

    /// docs.bsky.app, "com.atproto.server.createSession" and "com.atproto.repo.createRecord".
    @Test func `a post on Bluesky, with its links`() throws {
        let server = RecordingServer([
            "/xrpc/com.atproto.server.createSession":
                #"{"did":"did:plc:me","handle":"me.example","accessJwt":"token","refreshJwt":"other"}"#,
            "/xrpc/com.atproto.repo.createRecord": #"{"uri":"at://did:plc:me/app.bsky.feed.post/1","cid":"x"}"#,
        ])
        defer { server.stop() }
        let (playbill, list) = try run(
            "post-bluesky.sh", to: "bluesky",
            ["BLUESKY_URL": server.address, "BLUESKY_NAME": "me.example", "BLUESKY_PASSWORD": "secret"])
        defer { playbill.remove() }
        let questions = server.questions
        try #require(questions.count == 2)
        #expect(questions[0].body == #"{"identifier":"me.example","password":"secret"}"#)
        #expect(questions[1].headers["authorization"] == "Bearer token")
        let sent = try JSONSerialization.jsonObject(with: Data(questions[1].body.utf8)) as? [String: Any]
        let record = try #require(sent?["record"] as? [String: Any])
        #expect(sent?["repo"] as? String == "did:plc:me" && sent?["collection"] as? String == "app.bsky.feed.post")
        #expect(record["text"] as? String == text && record["createdAt"] as? String == "2026-12-01T00:00:01Z")
        let facets = try #require(record["facets"] as? [[String: Any]])
        #expect(facets.count == 2, "the hashtag and the link")
        #expect(list.contains("\tsent\tlamp\t1.0\tbluesky\tat://did:plc:me/app.bsky.feed.post/1\n"), "\(list)")
    }

    @Test func `an answer on Mastodon, and a variable that cron does not know`() throws {
        let server = RecordingServer(["/api/v1/statuses": #"{"id":"8","url":"https://m.example/@me/8"}"#])
        defer { server.stop() }
        let playbill = try refusedSite("post-mastodon.sh")
        defer { playbill.remove() }
        try playbill.write([
            "content/products/lamp/releases/1.0.yml":
                "posts: [{to: mastodon, at: 2026-12-01, text: Hi}, {to: mastodon, name: b, after: mastodon, at: 2026-12-01, text: B}]\n"
        ])
        let lost = try playbill.run(["release", "run", "--now", "2026-12-01"], environment: ["MASTODON_URL": ""])
        #expect(
            lost.messages.contains("goes with a later run: it ended with status 75: MASTODON_URL or MASTODON_TOKEN"),
            "\(lost.messages)")
        let run = try playbill.run(
            ["release", "run", "--now", "2026-12-01"],
            environment: ["MASTODON_URL": server.address, "MASTODON_TOKEN": "secret"])
        #expect(run.status == 0, "\(run.messages)")
        #expect(server.questions.map(\.body) == ["status=Hi", "status=B&in_reply_to_id=8"])
    }

    @Test func `anything with a webhook`() throws {
        let server = RecordingServer(["/hook": "{}"])
        defer { server.stop() }
        let (playbill, list) = try run("post-webhook.sh", to: "chat", ["WEBHOOK_URL": server.address + "/hook"])
        defer { playbill.remove() }
        let body = try JSONSerialization.jsonObject(with: Data((server.questions.first?.body ?? "").utf8))
        #expect(body as? [String: String] == ["text": text])
        #expect(list.contains("\tsent\t"))
    }

    /// A server under maintenance answers in HTML, and one that moved says where to.
    @Test(arguments: [
        ("post-mastodon.sh", "no status came back: <p>Back soon</p>"),
        ("post-bluesky.sh", "no session came back"),
    ])
    func `what names no post was not sent`(recipe: String, reason: String) throws {
        let html = "<p>Back soon</p>"
        let server = RecordingServer(["/api/v1/statuses": html, "/xrpc/com.atproto.server.createSession": html])
        defer { server.stop() }
        let playbill = try refusedSite(recipe)
        defer { playbill.remove() }
        let run = try playbill.run(
            ["release", "run", "--now", "2026-12-01"],
            environment: [
                "MASTODON_URL": server.address, "MASTODON_TOKEN": "secret", "BLUESKY_URL": server.address,
                "BLUESKY_NAME": "me.example", "BLUESKY_PASSWORD": "secret",
            ])
        #expect(run.status == 1 && run.messages.contains(reason), "\(run.messages)")
    }

    @Test func `a server that refuses leaves the post to its author, with its own words`() throws {
        let server = RecordingServer([:])
        defer { server.stop() }
        let playbill = try refusedSite("post-mastodon.sh")
        defer { playbill.remove() }
        let run = try playbill.run(
            ["release", "run", "--now", "2026-12-01"],
            environment: ["MASTODON_URL": server.address, "MASTODON_TOKEN": "secret"])
        #expect(run.status == 1 && run.messages.contains("404"), "\(run.messages)")
    }

    /// A site whose one post no server takes.
    private func refusedSite(_ recipe: String) throws -> Playbill {
        let playbill = try Playbill()
        try playbill.write([
            "content/site.yml": "title: T\nbase_url: https://me.dev/\npost: {mastodon: sh ./post.sh}\n",
            "content/products/lamp/product.yml": "name: Lamp\ntagline: It shines.\nkind: app\nlicense: MIT\n",
            "content/products/lamp/releases/1.0.yml": "posts: [{to: mastodon, at: 2026-12-01, text: Hi}]\n",
            "post.sh": try PostRecipeTests.recipe(recipe),
        ])
        _ = try playbill("release", "schedule", "--now", "2026-11-30")
        return playbill
    }
}
