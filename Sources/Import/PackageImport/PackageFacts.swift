/// What a repository says of what it makes, in the words of a package manager.
struct PackageFacts {
    /// A person who makes it.
    struct Author: Hashable {
        var name: String
        var url: String?
    }

    /// A way to get it, as a manifest of ours writes it.
    struct Way: Hashable {
        var manager: String
        /// The other fields of the way, in their order.
        var fields: [Field] = []

        /// A field, with a text or with lines.
        struct Field: Hashable {
            var name: String
            var text: String
            var isList = false
        }
    }

    /// The file that says it.
    var path: String
    /// What it is asked for by.
    var name: String?
    /// What people call it, where that is something else.
    var title: String?
    var description: String?
    var version: String?
    var license: String?
    var homepage: String?
    var repository: RepositoryAddress?
    var documentation: String?
    var issues: String?
    /// Where a shop of extensions has it.
    var store: (name: String, url: String)?
    var keywords: [String] = []
    var authors: [Author] = []
    /// What it needs, in words.
    var requirements: [String] = []
    var platforms: [String] = []
    var ways: [Way] = []
    /// One of our kinds.
    var kind = "library"
    /// The picture that it is known by.
    var logo: String?
    /// Whether it is said of a folder of several packages, or of something that is never published.
    var isPrivate = false

    /// The folders of the packages that the file of a repository of several says it has.
    var members: [String] = []

    init(path: String) { self.path = path }

    /// Takes over what only another file says of the same thing.
    mutating func complete(with other: PackageFacts) {
        title = title ?? other.title
        description = description ?? (other.isPrivate ? nil : other.description)
        version = version ?? (other.isPrivate ? nil : other.version)
        license = license ?? other.license
        homepage = homepage ?? other.homepage
        repository = repository ?? other.repository
        documentation = documentation ?? other.documentation
        issues = issues ?? other.issues
        if keywords.isEmpty { keywords = other.keywords }
        if authors.isEmpty { authors = other.authors }
    }
}
