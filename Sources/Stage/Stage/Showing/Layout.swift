import Drawing

/// Where everything stands in a picture, worked out for every size from one set of proportions.
///
/// The board's width is the measure of all others. Squares and upright pictures stack score, board and caption; the
/// taller the picture, the more air and the larger the type. Wide pictures set the board to the right of its words.
public struct Layout: Sendable, Hashable {
    /// The whole picture.
    public var size: Size
    /// Where the score stands.
    public var header: Rect
    /// Where the board stands.
    public var board: Rect
    /// Where the caption stands.
    public var caption: Rect
    /// Whether the caption begins at the left edge of its place; it is centred otherwise.
    public var isWide: Bool
    /// Down to where a caption may reach, in px.
    public var captionEnd: Double
    /// Whether the caption stands above the board, in the middle of its place.
    public var isTall = false
    /// Whether the board is all of the picture, and the caption is laid over it.
    public var isFilled = false
    /// The size of a caption's strong line, in px.
    public var strongSize: Double
    /// The size of a caption's soft line, in px.
    public var softSize: Double

    /// The radius of the disc that holds the number of a guide's step.
    var stepRadius: Double { strongSize * 0.62 }

    /// The layout with a caption that keeps clear of the number of a step.
    var withRoomForSteps: Layout {
        guard !isWide else { return self }
        var layout = self
        let left = board.minX + stepRadius * 2.5
        layout.caption = Rect(left, caption.minY, max(1, size.width - 2 * left), caption.height)
        return layout
    }

    /// The picture's shorter side.
    public var shortSide: Double { min(size.width, size.height) }

    /// Lays out a stage.
    /// - Parameters:
    ///   - size: the picture's size in pixels.
    ///   - aspect: the board's width by its height.
    ///   - hasHeader: whether a score is shown above the board.
    ///   - hasCaption: whether there are captions.
    public init(size: PictureSize, aspect: Double = 1, hasHeader: Bool = true, hasCaption: Bool = true) {
        let size = Size(Double(size.width), Double(size.height))
        // A field that is wide itself keeps its words below it.
        let isWide = size.width >= size.height * 1.35 && aspect < 1.35 && (hasHeader || hasCaption)
        // A field like a phone: its width is no measure for words.
        if aspect < Layout.tall, !hasHeader, hasCaption {
            self =
                size.width >= size.height * 0.9
                ? Layout(beside: size, aspect: aspect) : Layout(above: size, aspect: aspect)
            return
        }
        self =
            isWide
            ? Layout(wide: size, aspect: aspect)
            : Layout(stacked: size, aspect: aspect, hasHeader: hasHeader, hasCaption: hasCaption)
    }

    /// A field that is all of the picture; captions are laid over its lower part, above the bar that apps have there.
    public init(filling size: PictureSize) {
        let size = Size(Double(size.width), Double(size.height))
        self.size = size
        (isWide, isFilled) = (false, true)
        board = Rect(0, 0, size.width, size.height)
        header = Rect(0, 0, size.width, 0)
        strongSize = min(size.width * 0.06, size.height * 0.036)
        softSize = strongSize * 0.66
        let margin = (min(size.width, size.height) * 0.1).rounded()
        let (end, words) = ((size.height * 0.87).rounded(), (strongSize * 4).rounded())
        caption = Rect(margin, end - words, size.width - 2 * margin, words)
        captionEnd = end
    }

    /// The widest field, by its height, whose words stand above or beside it.
    private static let tall = 0.75

    /// The caption above a tall field.
    private init(above size: Size, aspect: Double) {
        let margin = (min(size.width, size.height) * 0.05).rounded()
        strongSize = min(size.width * 0.064, size.height * 0.045)
        softSize = strongSize * 0.62
        let top = (size.height * 0.04).rounded()
        let words = (strongSize * 3.2).rounded()
        let room = size.height - top - words - strongSize * 0.5 - size.height * 0.035
        let width = min(size.width - 2 * margin, room * aspect).rounded(.down)
        let height = (width / aspect).rounded()
        self.size = size
        isWide = false
        isTall = true
        board = Rect(
            ((size.width - width) / 2).rounded(), (top + words + strongSize * 0.5).rounded(), width, height)
        caption = Rect(margin * 1.4, top, size.width - margin * 2.8, words)
        header = Rect(board.minX, top, width, 0)
        captionEnd = board.minY
    }

    /// The caption to the left of a tall field, both in the middle of the picture.
    private init(beside size: Size, aspect: Double) {
        let margin = (size.height * 0.05).rounded()
        let height = (size.height - 2 * margin).rounded(.down)
        let width = (height * aspect).rounded(.down)
        let gap = (margin * 1.2).rounded()
        let column = max(1, min(size.width - width - gap - margin * 2.2, height * 0.9)).rounded()
        let left = ((size.width - column - gap - width) / 2).rounded()
        self.size = size
        isWide = true
        board = Rect(left + column + gap, margin, width, height)
        strongSize = min(height * 0.09, column * 0.13)
        softSize = strongSize * 0.6
        caption = Rect(left, (margin + height * 0.36).rounded(), column, (height * 0.4).rounded())
        header = Rect(left, caption.minY, column, 0)
        captionEnd = size.height
    }

    /// Score, board and caption from top to bottom.
    private init(stacked size: Size, aspect: Double, hasHeader: Bool, hasCaption: Bool) {
        let short = min(size.width, size.height)
        let margin = short * (hasHeader || hasCaption ? 0.044 : 0.04)
        let header = hasHeader ? 0.082 : 0
        let headerGap = hasHeader ? 0.038 : 0
        let captionGap = hasCaption ? 0.042 : 0
        let caption = hasCaption ? 0.108 : 0
        let parts = header + headerGap + 1 / aspect + captionGap + caption
        let width = ((min(size.width - 2 * margin, (size.height - 2 * margin) / parts)).rounded(.down))
        // What a tall picture has left over goes into larger type and more air.
        let slack = max(0, size.height - 2 * margin - width * parts)
        let ease = min(1, slack / (width * 0.7))
        let tall = (
            header: header * (1 + 0.42 * ease), headerGap: headerGap * (1 + 0.9 * ease),
            captionGap: captionGap * (1 + 1.1 * ease), caption: caption * (1 + 0.55 * ease)
        )
        let height = width * (tall.header + tall.headerGap + 1 / aspect + tall.captionGap + tall.caption)
        let left = ((size.width - width) / 2).rounded()
        let top = ((size.height - height) * (0.5 - 0.04 * ease)).rounded()
        self.size = size
        captionEnd = size.height
        self.isWide = false
        self.header = Rect(left, top, width, (width * tall.header).rounded())
        board = Rect(left, (top + width * (tall.header + tall.headerGap)).rounded(), width, (width / aspect).rounded())
        self.caption = Rect(
            margin, (board.maxY + width * tall.captionGap).rounded(), size.width - 2 * margin,
            (width * tall.caption).rounded())
        strongSize = width * 0.058 * (1 + 0.35 * ease)
        softSize = width * 0.0375 * (1 + 0.3 * ease)
    }

    /// Score and caption to the left of the board.
    private init(wide size: Size, aspect: Double) {
        let margin = (size.height * 0.075).rounded()
        let height = min(size.height - 2 * margin, (size.width * 0.55) / aspect).rounded(.down)
        let width = (height * aspect).rounded(.down)
        let board = Rect(
            size.width - margin - width, ((size.height - height) / 2).rounded(), width, height)
        let left = (margin * 1.4).rounded()
        let column = (board.minX - left - margin * 1.6).rounded()
        self.size = size
        captionEnd = size.height
        self.isWide = true
        self.board = board
        header = Rect(left, (board.minY + height * 0.17).rounded(), column, (height * 0.115).rounded())
        caption = Rect(left, (board.minY + height * 0.45).rounded(), column, (height * 0.4).rounded())
        strongSize = min(height * 0.112, column * 0.098)
        softSize = min(height * 0.07, column * 0.063)
    }
}
