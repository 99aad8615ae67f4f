/// What a deed looks like, for those who do not see it: sentences of a language, without their words.
public struct Telling: Sendable, Hashable {
    /// One sentence: a phrase of the language and what fills it.
    public struct Sentence: Sendable, Hashable {
        /// The key of a language's phrase.
        public var key: String
        /// What stands in for its marks, as it is on the stage.
        public var texts: [String]

        /// A phrase, and what stands in for its marks.
        public init(_ key: String, _ texts: String...) { (self.key, self.texts) = (key, texts) }
    }

    /// The sentences, in the order in which things happen.
    public var sentences: [Sentence]

    /// Sentences; nil where there is none.
    public init?(_ sentences: [Sentence]) {
        if sentences.isEmpty { return nil }
        self.sentences = sentences
    }
}
