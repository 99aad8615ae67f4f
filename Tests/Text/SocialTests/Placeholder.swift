import Testing

@testable import Social
