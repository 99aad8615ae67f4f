import CPangoCairo
import Drawing

/// How much of each pixel a form covers: runs of whole pixels, and soft edges byte by byte.
///
/// A form is made a mask whole, whatever part of it is wanted, so that its edge is the same wherever a drawing is cut.
final class CoverageMask {
    /// Neighbouring pixels of a row.
    struct Run {
        var x: Int32
        var count: Int32
        /// The first one's place among the soft bytes; -1 where all are whole.
        var soft: Int32
    }

    /// The place of the form, before it is moved.
    let bounds: PixelRect
    private(set) var runs: [Run] = []
    private(set) var soft: [UInt8] = []
    /// The first run of each row, and one past the last.
    private(set) var rows: [Int32] = [0]

    /// A mask of bytes, 255 where the form is whole.
    init(_ bytes: UnsafePointer<UInt8>, stride: Int, bounds: PixelRect) {
        self.bounds = bounds
        rows.reserveCapacity(bounds.height + 1)
        for row in 0..<bounds.height { take(bytes + row * stride) }
    }

    private func take(_ bytes: UnsafePointer<UInt8>) {
        let width = bounds.width
        var x = 0
        while x < width {
            let byte = bytes[x]
            let start = x
            switch byte {
            case 0:
                x += 1
                continue
            case 255:
                while x < width, bytes[x] == 255 { x += 1 }
                runs.append(Run(x: Int32(bounds.x + start), count: Int32(x - start), soft: -1))
            default:
                let first = soft.count
                while x < width, bytes[x] != 255, bytes[x] != 0 {
                    soft.append(bytes[x])
                    x += 1
                }
                runs.append(Run(x: Int32(bounds.x + start), count: Int32(x - start), soft: Int32(first)))
            }
        }
        rows.append(Int32(runs.count))
    }

    /// A mask of what is traced and filled or stroked by a closure, within a place; nil where there is no memory.
    static func drawn(within place: PixelRect, _ body: (_ pen: OpaquePointer) -> Void) -> CoverageMask? {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(place.width), Int32(place.height)),
            let pen = cairo_create(surface)
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        cairo_translate(pen, -Double(place.x), -Double(place.y))
        body(pen)
        cairo_destroy(pen)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        return CoverageMask(data, stride: Int(cairo_image_surface_get_stride(surface)), bounds: place)
    }

    /// About how many bytes it takes.
    var size: Int { runs.count * 12 + soft.count + rows.count * 4 + 256 }
}

/// What a mask is of, and where.
struct Form: Hashable {
    enum Outline: Hashable {
        case fill(Path)
        /// The colour does not matter.
        case stroke(Path, Stroke)
        /// Neither does a text's colour or opacity.
        case text(TextRun)
    }

    var outline: Outline
    /// From the outline's coordinates to pixels.
    var transform: Transform

    /// Hashes the place and a few numbers only: whole paths are long, and seldom differ in a curve in their midst.
    func hash(into hasher: inout Hasher) {
        hasher.combine(transform.tx)
        hasher.combine(transform.ty)
        switch outline {
        case .fill(let path): Form.hash(path, into: &hasher)
        case .stroke(let path, let stroke):
            Form.hash(path, into: &hasher)
            hasher.combine(stroke.width)
        case .text(let run):
            hasher.combine(run.string)
            hasher.combine(run.position)
        }
    }

    private static func hash(_ path: Path, into hasher: inout Hasher) {
        hasher.combine(path.steps.count)
        if let first = path.steps.first { hasher.combine(first) }
        if path.steps.count > 2 { hasher.combine(path.steps[path.steps.count / 2]) }
    }
}

/// Masks that were drawn lately.
///
/// What was not asked for since half as much was added is forgotten.
struct CoverageMasks {
    private var young: [Form: CoverageMask] = [:]
    private var old: [Form: CoverageMask] = [:]
    private var size = 0
    /// How many bytes the young may take.
    private static let most = 24_000_000

    /// The kept mask of a form.
    mutating func find(_ form: Form) -> CoverageMask? {
        if let mask = young[form] { return mask }
        guard let mask = old[form] else { return nil }
        keep(mask, of: form)
        return mask
    }

    mutating func keep(_ mask: CoverageMask, of form: Form) {
        if size > CoverageMasks.most {
            old = young
            young = [:]
            size = 0
        }
        size += mask.size
        young[form] = mask
    }

    /// Forgets all.
    mutating func clear() { self = CoverageMasks() }
}
