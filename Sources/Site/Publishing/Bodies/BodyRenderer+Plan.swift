import Files
import Markdown
import Site

extension BodyRenderer {
    /// A renderer that knows where the pages of a plan are found, and what a fence becomes.
    init(_ plan: SitePlan, fence: @escaping @Sendable (Fence) -> FenceResult?) {
        let content = plan.content
        self.init(
            links: SourceLinks(all: content, shown: plan.pages, baseURL: plan.baseURL),
            pictures: PictureFinder(content, pages: plan.pages, baseURL: plan.baseURL), fence: fence,
            products: NameTable(content.products.map { (name: $0.folder, value: $0.files) }),
            alertTitles: AlertTitles(in: content.configuration.speech),
            accessibleWords: AccessibleWords(in: content.configuration.speech))
    }
}
