import Diagnostics

extension Manifest {
    /// A file of the newest release that its users fetch, for those programs that look for updates by themselves.
    package struct Download: Sendable, Hashable {
        /// Where it is; `{version}` stands for that of the newest release.
        package var url: WrittenText
        /// How many bytes it has.
        package var size: Int
        /// What its maker's key says of it (EdDSA, in base 64).
        package var signature: String?
        /// The number of the build, where that is not the version.
        package var build: String?
        /// The oldest version of the system that it runs on.
        package var minimum: String?
    }
}
