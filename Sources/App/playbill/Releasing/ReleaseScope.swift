import Dates
import Diagnostics
import Files
import Releases
import Site

/// The plans of releases that a command is about, and where their journals are.
struct ReleaseScope {
    let build: SiteBuild
    let content: SiteContent
    /// The operands that name no product.
    let names: [String]
    /// The product that is named, or the only one there is; nil where all are meant.
    let product: Product?
    private let wanted: String?

    /// The scope of a command whose first operand may name a product, and the others its posts.
    /// - Throws: mistakes in the content, a product that is not there, or that none is named among several.
    init(_ arguments: ParsedArguments, isOfAll: Bool = false) throws {
        build = try SiteBuild(arguments)
        let (content, mistakes) = try build.read()
        let errors = mistakes.errors
        guard errors.isEmpty else { throw Mistakes(errors) }
        self.content = content
        let operands = arguments.operands
        wanted = arguments[.release].map { ReleasePlan.version(named: $0) }
        if let first = operands.first, let named = content.product(first) {
            (product, names) = (named, Array(operands.dropFirst()))
            return
        }
        let own = content.products.filter { !$0.manifest.isExample }
        if isOfAll, operands.isEmpty {
            (product, names) = (nil, [])
        } else if own.count == 1 {
            (product, names) = (own[0], operands)
        } else {
            product = try content.releasedProduct(
                named: operands.first, for: String(arguments.command.name.words.last ?? ""))
            names = Array(operands.dropFirst())
        }
    }

    /// The plans, those of one product in the order of their versions, the highest first.
    var plans: [(product: Product, plan: ReleasePlan)] {
        let products = product.map { [$0] } ?? content.products.filter { !$0.manifest.isExample }
        return products.flatMap { product in
            product.plans.filter { wanted == nil || $0.version == wanted }.map { (product, $0) }
        }
    }

    /// The version that is asked for; else the highest that has a plan, or the product's own where that is higher: after
    /// the step to the next version, its release is meant.
    func version(of product: Product) -> String {
        if let wanted { return wanted }
        guard let planned = product.plans.first?.version else { return product.version ?? "1.0" }
        // Of two that cannot be compared, each comes after the other.
        guard let own = product.version, VersionOrder.isAfter(own, planned), !VersionOrder.isAfter(planned, own) else {
            return planned
        }
        return own
    }

    /// The words that name a post on a command line: product, post, and the release where it is not the one that is meant.
    func words(naming post: String, of product: Product, _ plan: ReleasePlan) -> String {
        "\(product.slug) \(post)" + (plan.version == version(of: product) ? "" : " --release \(plan.version)")
    }

    /// The address of a product's page.
    func link(to product: Product) -> String {
        (build.options.baseURL ?? content.configuration.baseURL).absolute(product.address.encoded)
    }

    /// The plan of a product's release; an empty one where none is written yet.
    func plan(of product: Product) -> ReleasePlan {
        let version = version(of: product)
        return plans.first { $0.plan.version == version }?.plan
            ?? ReleasePlan(
                version: version, source: SourceText(path: "\(product.folder)/releases/\(version).yml", ""))
    }

    /// Where the journal of a plan lies.
    func journal(of plan: ReleasePlan) -> String { build.path(plan.journal) }

    /// The states of a plan's posts as its journal tells them; nil where none has been begun.
    func states(of plan: ReleasePlan) throws -> PostStates? {
        let path = journal(of: plan)
        guard Disk.live.exists(path) else { return nil }
        return try states(Journal.lines(of: try Disk.live.read(path)), of: plan)
    }

    /// The states that some lines of a plan's journal tell.
    /// - Throws: the line that cannot be.
    func states(_ lines: [String], of plan: ReleasePlan) throws(Mistakes) -> PostStates {
        do throws(PostStates.Damage) { return try PostStates(lines) } catch {
            throw Mistakes(
                Diagnostic(
                    .error, "this line of the journal cannot be, so nothing is sent",
                    at: Place(path: plan.journal, line: error.line, column: 1), excerpt: lines[error.line - 1],
                    remedy: "put the file back as it was; each of its lines was written by `playbill release`"))
        }
    }

    /// Opens the journal of a plan, alone.
    /// - Throws: that another process has it, that there is none, or what the disk says.
    func opened(_ plan: ReleasePlan, beginning isNew: Bool) throws -> Journal {
        guard let journal = try free(plan, beginning: isNew) else {
            throw Diagnostic(.error, "another run writes \(journal(of: plan))", remedy: "wait until it has ended")
        }
        return journal
    }

    /// Opens the journal of a plan, alone; nil where another process has it.
    func free(_ plan: ReleasePlan, beginning isNew: Bool = false) throws -> Journal? {
        let path = journal(of: plan)
        do throws(Journal.Refusal) {
            return try Journal(path, header: PostEvent.header, beginning: isNew)
        } catch {
            switch error {
            case .disk(let failure): throw failure
            case .busy: return nil
            case .missing:
                throw Diagnostic(
                    .error, "nothing is scheduled: there is no \(path)",
                    remedy: "`playbill release schedule` begins it; where it was lost, put it back, "
                        + "for it tells what was sent already")
            case .foreign(let line):
                throw Mistakes(
                    Diagnostic(
                        .error, "this is no journal that is understood here",
                        at: Place(path: path, line: 1, column: 1), excerpt: line,
                        remedy: line.hasSuffix("\r")
                            ? "its line ends were changed: put it back with LF (`git config core.autocrlf input`)"
                            : "a newer Playbill may have written it; use that one"))
            }
        }
    }
}

extension ReleasePlan {
    /// The file that tells what was posted, relative to the site.
    var journal: String { source.path.dropLast(".yml".count) + ".log" }
}

extension Option<String> {
    static let release = Option(
        "release", "VERSION", help: "the release (default: the highest that has a plan, or the product's version)")
}

extension String {
    fileprivate var words: [Substring] { split(separator: " ") }
}
