import Art
import Canvas
import Diagnostics
import GIF
import WebP

extension Mistakes {
    /// What kept a picture from being made, without a place: whoever knows what was drawn adds it.
    init(drawing error: any Error) {
        switch error {
        case let mistakes as Mistakes: self = mistakes
        case let mistake as Diagnostic: self.init(mistake)
        case let failure as CanvasError: self.init(Diagnostic(.error, failure.description, remedy: failure.remedy))
        case let failure as ArtError: self.init(Diagnostic(.error, failure.description, remedy: failure.remedy))
        case let failure as GIFError: self.init(Diagnostic(.error, failure.description))
        case let failure as WebPError: self.init(Diagnostic(.error, failure.description))
        default: self.init(Diagnostic(.error, "\(error)"))
        }
    }
}
