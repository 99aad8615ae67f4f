import Testing

@testable import NanashiStage
