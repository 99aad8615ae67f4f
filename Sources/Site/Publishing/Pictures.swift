public import Diagnostics
public import Files
public import Markdown
public import Site
public import Values

/// Where pictures come from: this module knows no game.
public struct Pictures: Sendable {
    /// What a product's page shows, and the files it needs.
    public struct OfProduct: Sendable {
        /// Members of `product`: `picture`, `boards`, `screens`.
        public var members = Object()
        /// The files, by their path in the output.
        public var files: [(path: String, content: FileContent)] = []
        /// What is wrong with the plays and positions.
        public var mistakes: [Diagnostic] = []

        /// No pictures.
        public init() {}
    }

    /// What a fence of a Markdown text becomes; nil where it is ordinary code.
    public var fence: @Sendable (Fence) -> FenceResult?
    /// The pictures of a product; their addresses begin with the base path that is given.
    public var product: @Sendable (_ product: Product) -> OfProduct

    /// Pictures from these closures; without any there are none.
    public init(
        fence: @escaping @Sendable (Fence) -> FenceResult? = { _ in nil },
        product: @escaping @Sendable (Product) -> OfProduct = { _ in OfProduct() }
    ) {
        self.fence = fence
        self.product = product
    }
}
