import Foundation
import Testing

@testable import Support

struct SystemReasonTests {
    @Test("Of an error that wraps the system's, it is the system's words, without a full stop")
    func wrapped() throws {
        let missing = URL(filePath: "/nowhere/at/all")
        let error = try #require(throws: (any Error).self) { try Data().write(to: missing, options: .atomic) }
        #expect("\(SystemReason(error))" == "No such file or directory")
    }

    @Test("Of any other error it is that error's words, without a full stop")
    func other() {
        let error = NSError(domain: "Test", code: 1, userInfo: [NSLocalizedDescriptionKey: "It is not so."])
        #expect("\(SystemReason(error))" == "It is not so")
    }
}
