/// One line of Swift Testing's event stream (version 0), as far as it is needed here.
struct TestEvent: Decodable {
    let payload: Payload

    struct Payload: Decodable {
        /// `suite` or `function` for a test that was found, else what happened.
        let kind: String

        // A test that was found.
        let id: String?
        let name: String?
        let displayName: String?
        let sourceLocation: Location?

        // Something that happened to it.
        let testID: String?
        let testCase: Case?
        let messages: [Message]?
        let issue: Issue?

        private enum CodingKeys: String, CodingKey {
            case kind, id, name, displayName, sourceLocation, testID, messages, issue
            case testCase = "_testCase"
        }
    }

    struct Case: Decodable {
        let displayName: String
    }

    struct Message: Decodable {
        let symbol: String
        let text: String
    }

    struct Issue: Decodable {
        let sourceLocation: Location?
    }

    struct Location: Decodable {
        let filePath: String
        let line: Int

        private enum CodingKeys: String, CodingKey {
            case filePath = "_filePath"
            case line
        }
    }
}

extension TestEvent.Payload {
    /// The name of a function as it is shown, after the types around it: `LoadTests: a cat is shown`.
    ///
    /// The identifier is `Module.LoadTests/load()/LoadTests.swift:6:6`.
    var fullName: String? {
        guard let id, let name = displayName ?? name else { return nil }
        let suites = id.split(separator: "/").dropLast(2).joined(separator: ".").drop { $0 != "." }.dropFirst()
        return suites.isEmpty ? name : "\(suites): \(name)"
    }
}
