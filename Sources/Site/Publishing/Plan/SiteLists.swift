/// The pages of lists, sorted out by what becomes of them.
struct SiteLists: Sendable {
    /// Those that are made.
    var made: [ListPage] = []
    /// Those in whose place an author wrote a page.
    var covered: [ListPage] = []
    /// The files of those that are not made because of a mistake.
    var unmade: Set<String> = []
}
