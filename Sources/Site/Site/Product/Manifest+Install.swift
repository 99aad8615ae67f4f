import Diagnostics

extension Manifest {
    /// A way to get the product.
    package struct Install: Sendable {
        /// Who brings it.
        package enum Manager: String, Sendable, CaseIterable {
            /// The Swift Package Manager.
            case swiftpm
            /// CocoaPods, whose trunk has been read-only since December 2026.
            case cocoapods
            /// A store for apps.
            case store
            /// A file to download.
            case download
            /// A clone of the repository, and what to run in it.
            case source
            /// Package managers of systems and languages, each asked by a command of its own.
            case apt, brew, cargo, composer, dart, flatpak, gem, go, npm, nuget, pip, pipx, scoop, snap, winget
            /// Lines of the author's own.
            case command

            /// The fields of `install` that mean something for it.
            var fields: [String] {
                switch self {
                case .swiftpm: ["url", "product", "branch"]
                case .cocoapods: ["pod"]
                case .store, .download: ["url"]
                case .source: ["url", "commands"]
                case .command: ["title", "commands"]
                default: ["package"]
                }
            }
        }

        /// Who brings it.
        package var manager: Manager
        /// The repository of a package, or the address of a store or a download; `/paths` are on this site.
        package var url: String?
        /// The library of a package, the pod, or what a package manager is asked for.
        package var product: String
        /// What the author calls the way; nil where it has its own name.
        package var title: String?
        /// The branch of a package that has no release yet.
        package var branch: String?
        /// What is run in a clone of the repository, or wherever the reader is.
        package var commands: [String] = []
        /// Where it stands, for messages.
        package var place: Place

        /// A package's name as the Swift Package Manager derives it: the last part of the address, without `.git`.
        package var package: String {
            var name = url?.split(separator: "/").last.map(String.init) ?? product
            if name.hasSuffix(".git") { name.removeLast(4) }
            return name
        }
    }

    /// Somebody who makes it.
    package struct Person: Sendable, Hashable {
        /// Who.
        package var name: String
        /// What they did.
        package var role: String?
        /// Where to find them.
        package var url: String?
    }

    /// What somebody said about it.
    package struct Quote: Sendable, Hashable {
        /// The words.
        package var text: String
        /// Who said them.
        package var by: String
        /// Where they can be read.
        package var url: String?
    }

    /// A prize it was given.
    package struct Award: Sendable, Hashable {
        /// The prize.
        package var title: String
        /// Who gave it, for what, when.
        package var detail: String?
    }
}
