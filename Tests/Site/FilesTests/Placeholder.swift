import Testing

@testable import Files
