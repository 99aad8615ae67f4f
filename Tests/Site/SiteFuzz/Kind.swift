/// A kind of file: what good ones look like, what words they are made of, and what reads them.
struct Kind: Sendable {
    var name: String
    var seeds: [[UInt8]]
    var words: [String]
    var body: @Sendable ([UInt8]) -> Void

    init(_ name: String, _ seeds: [String], words: [String] = [], _ body: @escaping @Sendable ([UInt8]) -> Void) {
        self.init(name, bytes: seeds.map { Array($0.utf8) }, words: words, body)
    }

    init(_ name: String, bytes: [[UInt8]], words: [String] = [], _ body: @escaping @Sendable ([UInt8]) -> Void) {
        (self.name, self.seeds, self.words, self.body) = (name, bytes, words, body)
    }

    static let all = siteKinds + textKinds + pictureKinds
}
