/// What something from elsewhere comes to here as a product: the files of its folder, and what is to be said of them.
package protocol ImportedProduct {
    /// The files by their paths in the product's folder.
    var files: [String: ImportedListing.Content] { get }
    /// What is to be said about files that were given, in the order of their paths.
    var notes: [ListingNote] { get }
    /// What was read, in a line.
    var summary: String { get }
}

/// What a folder of `fastlane` comes to here: the files of a product's folder, and what could not be placed in them.
///
/// Formats: fastlane, `deliver/lib/deliver/{loader,upload_metadata}.rb` and `supply/lib/supply/{supply,uploader}.rb`, as of
/// 2026-11; F-Droid's and Gradle Play Publisher's folders differ from `supply`'s in names alone.
package struct ImportedListing: ImportedProduct, Sendable {
    /// What a file of ours holds.
    package enum Content: Sendable, Hashable {
        /// Bytes that were made.
        case made([UInt8])
        /// Those of a file that was given, by its path.
        case copied(String)
    }

    /// The files by their paths in the product's folder.
    package internal(set) var files: [String: Content] = [:]
    /// What is to be said about files that were given, in the order of their paths.
    package internal(set) var notes: [ListingNote] = []
    /// How many of the files that were given belong to the listing.
    package internal(set) var count = 0
    /// How many of those came to nothing here.
    package internal(set) var leftCount = 0
    /// How many languages it is in.
    package internal(set) var languages = 0

    /// Reads a listing.
    /// - Parameters:
    ///   - paths: the files of the folder, relative to it; it may be a whole repository.
    ///   - product: the product's name in addresses, for a listing without a name.
    ///   - obstacles: why some of them cannot be read, by their paths.
    ///   - bytes: what a file holds; nil where it cannot be read after all.
    /// - Throws: that there is no listing, or that there are several.
    package init(
        _ paths: [String], named product: String, obstacles: [String: String] = [:],
        bytes: @escaping (_ path: String) -> [UInt8]?
    ) throws(ListingRefusal) {
        var sorter = ListingSorter(try ListingRoots(paths), obstacles: obstacles, bytes: bytes)
        for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { sorter.sort(path) }
        sorter.keepStraySubcategories()
        sorter.placeChangelogs()
        let writer = ListingWriter(sorter.found, named: product)
        files = sorter.files.merging(writer.files) { _, made in made }
        notes = ListingNote.gathered(sorter.notes + writer.notes)
        (count, leftCount) = (sorter.count, sorter.notes.count { $0.kind == .left })
        languages = sorter.found.languages.count
        files["IMPORT.md"] = .made(Array(listingReport(summary, notes).utf8))
    }
}

/// Why a folder cannot be imported.
package struct ListingRefusal: Error, Hashable {
    /// What is wrong.
    package var message: String
    /// What can be done about it.
    package var remedy: String

    /// What is wrong with a folder, and what can be done about it.
    package init(message: String, remedy: String) { (self.message, self.remedy) = (message, remedy) }
}
