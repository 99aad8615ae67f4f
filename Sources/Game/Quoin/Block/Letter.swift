/// A letter of the English alphabet.
package struct Letter: Hashable, Sendable {
    /// `a` to `z`, as ASCII has them.
    package let ascii: UInt8

    /// A letter by its ASCII code, small or capital; nil for all else.
    package init?(ascii: UInt8) {
        let small = ascii | 0x20
        guard (0x61...0x7A).contains(small) else { return nil }
        self.ascii = small
    }

    /// The letter as a word has it.
    package var small: String { String(UnicodeScalar(ascii)) }
    /// The letter as a cube has it.
    package var capital: String { String(UnicodeScalar(ascii & 0xDF)) }

    /// What the letter is worth in a word: 1 for those that are in most words, up to 8 for those that are in few.
    package var value: Int { Letter.values[Int(ascii) - 0x61] }

    //                           a  b  c  d  e  f  g  h  i  j  k  l  m  n  o  p  q  r  s  t  u  v  w  x  y  z
    private static let values = [1, 3, 2, 2, 1, 3, 3, 3, 1, 8, 5, 1, 2, 1, 1, 2, 8, 1, 1, 1, 2, 5, 4, 8, 3, 8]
}
