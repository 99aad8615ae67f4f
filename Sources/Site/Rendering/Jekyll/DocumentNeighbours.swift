import Site

/// The documents before and behind each document of a collection, in the order of their addresses.
struct DocumentNeighbours {
    private var places: [Int: (previous: Int?, next: Int?)] = [:]

    init(_ plan: SitePlan) {
        var last: [PageKind: Int] = [:]
        for index in plan.others {
            let kind = plan.pages[index].kind
            let previous = last[kind]
            places[index] = (previous, nil)
            if let previous { places[previous]?.next = index }
            last[kind] = index
        }
    }

    /// The neighbours of a page; none where it is no listed document.
    subscript(page: Int) -> (previous: Int?, next: Int?) { places[page] ?? (nil, nil) }
}
