import Testing

@testable import Highlighting
