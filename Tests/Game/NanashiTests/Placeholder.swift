import Testing

@testable import Nanashi
