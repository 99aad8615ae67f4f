/// What the bench reads.
enum Samples {
    /// A post without code: headings, emphasis, links, lists, a quote.
    static let post = """
        A *small* game wants a **short** page: what it is, how it looks, where to get it. The rest can wait until
        somebody asks. See [the rules](/rules/) and the [board](https://example.org/board?x=1&y=2 "A board"), or
        write to us.

        ## What is new

        - Clones go one square, jumps go two.
        - Pieces next to the landing square change sides, by a clone and by a jump.
        - Most pieces at the end wins; a full board ends it.

        > A rule that needs a picture needs two pictures.

        The game ends when nobody can move. A player who cannot move passes, and the other one goes on. That is all
        there is to know, and yet it takes a while until one sees three moves ahead, because every capture opens the
        square it came from.

        1. Choose a piece.
        2. Choose a square.
        3. Wait for the answer.

        ### Thanks

        To everyone who has *tried* it early, found what was wrong and said so kindly. ![A board](/board.png)

        """

    static let code: [(language: String, text: String)] = [
        ("swift", swift), ("javascript", javaScript), ("json", json), ("html", html), ("yaml", yaml),
    ]

    private static let swift = #"""
        import Foundation

        /// A board of seven by seven squares.
        @MainActor public struct Board: Sendable, Hashable {
            private var pieces: [Square: Piece] = [:]
            /* What one may do. */
            public mutating func play(_ move: Move) throws(Illegal) {
                guard let piece = pieces[move.origin], piece.side == turn else { throw .notYours(move.origin) }
                for neighbour in move.target.neighbours where pieces[neighbour]?.side == turn.other {
                    pieces[neighbour] = piece
                }
                log("\(turn) plays \(move.text), \(pieces.count * 100 / 49) %")
                turn = turn.other
            }
        }

        """#

    private static let javaScript = #"""
        // Copies the code beside a button.
        export async function copy(button, { timeout = 1200 } = {}) {
          const code = button.closest("figure").querySelector("code");
          await navigator.clipboard.writeText(code.innerText.replace(/\s+$/gm, ""));
          button.textContent = `Copied ${code.childElementCount} lines`;
          setTimeout(() => { button.textContent = null ?? "Copy"; }, timeout);
        }

        """#

    private static let json = #"""
        {"name": "Nanashi", "version": 2.1, "tags": ["game", "board"], "online": true, "price": null,
         "text": "A \"small\" game\n"}

        """#

    private static let html = #"""
        <!-- A card --><article class="card" id="nanashi"><h2>Nanashi &amp; friends</h2>
        <style>.card { color: #333; margin: 0 auto }</style><script>const x = 1;</script></article>

        """#

    private static let yaml = #"""
        # A product
        name: Nanashi
        platforms: [iPhone, "iPad"]
        price: 0
        links: {store: https://example.org}

        """#
}
