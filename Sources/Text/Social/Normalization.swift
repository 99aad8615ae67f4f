@_spi(_Unicode) import Swift

/// The scalars of a text in normalisation form C (UAX 15).
func normalized(_ text: String) -> [UInt32] {
    text._nfc.map(\.value)
}
