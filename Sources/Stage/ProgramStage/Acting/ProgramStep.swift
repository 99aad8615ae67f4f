import Stage

/// A line of a play that a program is told something by.
package struct ProgramStep: Sendable, Hashable {
    /// The line's number among the cues of the play, from 0.
    package let cue: Int
    /// What the program is told.
    package let actions: [ProgramAction]
    /// The places that the program has to have then.
    package let places: [String]

    /// The lines of a play that its program hears of, in order.
    ///
    /// A tap that a step of a guide does not let through never reaches the program.
    package static func all(of play: Play) -> [ProgramStep] {
        var steps: [ProgramStep] = []
        var allowed: [String] = []
        for (index, cue) in play.cues.enumerated() {
            switch cue.act {
            case .step(_, let places): allowed = places
            case .tap(let place) where allowed.isEmpty || allowed.contains(place):
                steps.append(ProgramStep(cue: index, actions: [.tap(place)], places: [place]))
            case .gesture(let gesture, let more):
                let places = gesture.places
                let words = gesture.arguments + more
                guard allowed.isEmpty || places.first.map(allowed.contains) ?? true,
                    let actions = try? ProgramAction.all(of: gesture.word, words)
                else { continue }
                steps.append(ProgramStep(cue: index, actions: actions, places: places))
            case .deed(let word, let words):
                guard let actions = try? ProgramAction.all(of: word, words) else { continue }
                steps.append(ProgramStep(cue: index, actions: actions, places: []))
            default: continue
            }
        }
        return steps
    }
}

extension Gesture {
    /// The places that it touches, in order.
    fileprivate var places: [String] {
        switch self {
        case .tap(let place), .hold(let place, _), .scrollTo(let place): [place]
        case .drag(let from, let to): [from, to]
        case .swipe, .scroll: []
        }
    }
}
