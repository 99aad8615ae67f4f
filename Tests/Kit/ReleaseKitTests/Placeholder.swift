import Testing

@testable import ReleaseKit
