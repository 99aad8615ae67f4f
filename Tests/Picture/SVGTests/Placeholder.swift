import Testing

@testable import SVG
