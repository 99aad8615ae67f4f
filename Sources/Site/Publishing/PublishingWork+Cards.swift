import Diagnostics
import Files
import Site

extension PublishingWork {
    /// A card to draw, and the page it is for.
    private struct CardJob: Sendable {
        var address: Address
        var card: Pictures.Card
    }

    /// Draws a card for each page that has no picture of its own; lists share that of the home page.
    mutating func drawCards() {
        guard let draw = pictures.card else { return }
        let jobs = cardJobs()
        let results = mapInParallel(jobs.count, batch: 1) { index -> Result<Pictures.DrawnCard?, Diagnostics> in
            do throws(Diagnostics) { return .success(try draw(jobs[index].card)) } catch { return .failure(error) }
        }
        for (job, result) in zip(jobs, results) {
            switch result {
            case .success(let drawn?):
                let name = job.address.path.split(separator: "/").joined(separator: "/")
                let path = "cards/\(name.isEmpty ? "home" : name).\(drawn.fingerprint).png"
                tree[path] = drawn.content
                cards[job.address.file] = Address(path).encoded
            case .success(nil): continue
            case .failure(let failure):
                mistakes += failure.all.map { mistake in
                    var mistake = mistake
                    mistake.trail.append(Diagnostic.Step("while rendering the card of \(job.address.path)"))
                    return mistake
                }
            }
        }
    }

    private func cardJobs() -> [CardJob] {
        var jobs: [CardJob] = []
        if layouts.has("home") {
            jobs.append(
                CardJob(
                    address: Address("/"),
                    card: Pictures.Card(
                        title: configuration.title, description: configuration.description, kind: "home")))
        }
        for page in plan.pages where page.frontMatter.image == nil && page.address.path != "/" {
            let head = page.frontMatter
            let card = Pictures.Card(title: head.title, description: head.description, kind: page.kind.name)
            jobs.append(CardJob(address: page.address, card: card))
        }
        for product in content.products where product.prose?.frontMatter.image == nil && layouts.has("product") {
            let manifest = product.manifest
            let card = Pictures.Card(
                title: manifest.title ?? manifest.name, description: manifest.tagline, kind: "product")
            jobs.append(CardJob(address: product.address, card: card))
        }
        return jobs
    }
}

extension PageKind {
    /// The kind as templates know it.
    var name: String {
        switch self {
        case .post: "post"
        case .page: "page"
        case .section: "section"
        case .product: "product"
        }
    }
}
