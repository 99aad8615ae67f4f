import Releases
import Site

/// The plan of the newest release, for those who take part in it: a list to tick, and a calendar.
struct PlanTexts {
    private let product: Product
    private let plan: ReleasePlan

    /// The plan of the version that the kit is for; nil where nobody wrote one.
    init?(of product: Product) {
        guard let plan = product.plans.first(where: { $0.version == product.version }) else { return nil }
        (self.product, self.plan) = (product, plan)
    }

    /// What was posted meanwhile is told where it is sent from, and not here.
    var artefacts: [Artefact] {
        let list = Checklist(
            "\(product.manifest.name) \(plan.version)", seen: [], items: plan.items,
            posts: Schedule(plan, PostStates()).entries)
        return [
            Artefact.text("Plan of the release", "release/plan.md", list.markdown, in: "READMEs"),
            Artefact.text(
                "Its calendar", "release/plan.ics", plan.calendar(of: product).text, in: "READMEs", shown: false),
        ]
    }
}
