/// What each feature is worth, in hundredths of a piece, in the order of `Feature`.
///
/// Found by an earlier recipe of `make tune` from 438605 positions of games of the robot against itself; a run of today's
/// gives others.
/// They overlap, so that single weights may look odd: only their sum means anything.
enum Weights {
    /// On an empty board.
    static let early: [Int32] = [
        -80,
        -63, -71, -166, -93, -82, -140, -90, -199, -104, -92,
        -9, 30, 13, -14, -86,
        71, 64, 123, 131, 113, 26, -223,
        -41, 14, 73, 188, 13, -2, 47,
        185, 118, 53, -2, -1, -129, -128, -176,
        -52, -17, -20, -44, -166, 65, 102, 53,
    ]

    /// On a full board.
    static let late: [Int32] = [
        520,
        320, 348, 387, 287, 267, 305, 260, 337, 258, 193,
        46, -10, 13, -53, 179,
        -74, -83, -126, -86, -20, 6, 119,
        25, -36, -110, -276, -299, -323, -203,
        -176, -345, -83, 14, 77, 186, 349, 499,
        -285, 99, 143, 183, 254, 212, 138, -222,
    ]
}
