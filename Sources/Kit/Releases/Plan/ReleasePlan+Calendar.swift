import Dates
import Site

extension ReleasePlan {
    /// The days and hours of a release: the launch, what people have to have done, and the posts.
    package func calendar(of product: Product) -> PlanCalendar {
        let name = "\(product.manifest.name) \(version)"
        let identity = "\(product.slug)-\(version)"
        var events: [PlanCalendar.Event] = []
        if product.manifest.stage == .staged, let launch = product.manifest.launch {
            events.append(PlanCalendar.Event("\(name) goes live", at: launch, identity: identity + "-launch"))
        }
        for (index, item) in items.enumerated() {
            guard let due = item.due, !item.isDone else { continue }
            let title = item.title + (item.who.map { " (\($0))" } ?? "")
            let isDay = due.hour == 0 && due.minute == 0 && due.second == 0
            events.append(
                PlanCalendar.Event(
                    "\(name): \(title)", at: due, isWholeDay: isDay, identity: "\(identity)-item-\(index + 1)"))
        }
        events += posts.map { post in
            PlanCalendar.Event("\(name): \(post.name)", at: post.time, identity: "\(identity)-post-\(post.name)")
        }
        return PlanCalendar(name, events)
    }
}
