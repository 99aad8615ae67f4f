import Files

/// Which share of the work a run makes: `2/8` is the second of eight.
struct Shard: Sendable, Hashable {
    /// Its number, from 1.
    var number: Int
    /// How many there are.
    var count: Int

    /// The most shares of one work: more would each read the site for less than a picture.
    static let most = 999

    /// A share as `--shard` takes it; nil where the text names none.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], (1...Shard.most).contains(count),
            (1...count).contains(number)
        else { return nil }
        self.init(number: number, of: count)
    }

    init(number: Int, of count: Int) { (self.number, self.count) = (number, count) }

    /// As people say it.
    var words: String { "share \(number) of \(count)" }

    /// As the name of a folder.
    func folder(_ command: String) -> String { "\(command)-\(number)-of-\(count)" }

    /// Whether a piece of work is this share's, by its name.
    ///
    /// The name's digest decides, so that each share knows without having seen the others; the order in which the pieces
    /// are come upon, which is no machine's twice, does not count.
    func owns(_ name: String) -> Bool {
        let place = Digest(of: Array(name.utf8)).bytes.prefix(6).reduce(0) { $0 << 8 | Int($1) }
        return place % count == number - 1
    }
}

extension Option<Shard> {
    /// `--shard I/N`, of `build` and `kit`.
    static let shard = Option(
        "shard", "I/N",
        help: "make the pictures of one share of N alone, to shares/; `playbill join` puts shares together"
    ) { text, name throws(UsageError) in
        guard let shard = Shard(text) else {
            throw UsageError(
                "`--\(name)` takes a share and how many there are, not `\(text)`",
                remedy: "write 1/8 for the first of eight; there are at most \(Shard.most)")
        }
        return shard
    }
}
