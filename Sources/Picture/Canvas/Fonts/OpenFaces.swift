import CPangoCairo
import Synchronization

/// The font files that cairo keeps open.
///
/// Cairo shares an open file between all threads, and closes one that nobody draws with where more than ten are open. Whether
/// somebody does it asks without waiting for who is about to (1.16, `_has_unlocked_face`): a thread may then draw with a
/// file that was closed under its hands, which ends the program or leaves the words out. One that is held is never closed.
enum OpenFaces {
    private struct Key: Hashable {
        var file: String
        /// Which font of a collection it is.
        var index: Int32
    }

    private static let held = Mutex<Set<Key>>([])

    /// Holds the file of a font for as long as the program runs; before anybody draws with it.
    static func hold(_ pattern: OpaquePointer) {
        var name: UnsafeMutablePointer<FcChar8>?
        var index: Int32 = 0
        guard FcPatternGetString(pattern, FC_FILE, 0, &name) == FcResultMatch, let name,
            FcPatternGetInteger(pattern, FC_INDEX, 0, &index) == FcResultMatch
        else { return }
        let key = Key(file: String(cString: name), index: index)
        held.withLock { held in
            guard held.insert(key).inserted, let face = cairo_ft_font_face_create_for_pattern(pattern) else { return }
            var matrix = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
            var unit = matrix
            let options = cairo_font_options_create()
            // Neither is given back, nor is the lock: so long the file stays open.
            if let font = cairo_scaled_font_create(face, &matrix, &unit, options) {
                cairo_ft_scaled_font_lock_face(font)
            }
            cairo_font_options_destroy(options)
        }
    }
}
