/// What code scanning reads: the parts of a SARIF 2.1.0 log that a report has something to say in.
///
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/sarif-v2.1.0-errata01-os-complete.html
struct CodeScanningLog: Hashable, Encodable {
    let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    struct Run: Hashable, Encodable {
        let tool: Tool
        let invocations: [Invocation]
        let originalUriBaseIds = ["%SRCROOT%": Base(description: Message("The folder that has the .catwalk.yml."))]
        let columnKind = "utf16CodeUnits"
        let results: [Result]
    }

    struct Tool: Hashable, Encodable {
        let driver: Driver
    }

    struct Driver: Hashable, Encodable {
        let name: String
        let rules: [Rule]
    }

    struct Rule: Hashable, Encodable {
        let id: String
        let shortDescription: Message
        let fullDescription: Message
        let help: Help
        let defaultConfiguration: Configuration
        let properties: Properties

        struct Help: Hashable, Encodable {
            let text: String
            let markdown: String
        }

        struct Configuration: Hashable, Encodable {
            let level: Level
        }

        struct Properties: Hashable, Encodable {
            let tags: [String]
        }
    }

    enum Level: String, Hashable, Encodable {
        case error, note
    }

    struct Invocation: Hashable, Encodable {
        let executionSuccessful: Bool
        let toolExecutionNotifications: [Notification]
    }

    struct Notification: Hashable, Encodable {
        let level: Level
        let message: Message
    }

    struct Base: Hashable, Encodable {
        let description: Message
    }

    struct Result: Hashable, Encodable {
        let ruleId: String

        /// `nil` if the report knows no rule of that name.
        let ruleIndex: Int?
        let level: Level
        let message: Message
        let locations: [Location]
        let partialFingerprints: [String: String]
    }

    struct Location: Hashable, Encodable {
        let physicalLocation: PhysicalLocation
    }

    struct PhysicalLocation: Hashable, Encodable {
        let artifactLocation: ArtifactLocation
        let region: Region
    }

    struct ArtifactLocation: Hashable, Encodable {
        let uri: String
        let uriBaseId = "%SRCROOT%"
    }

    struct Region: Hashable, Encodable {
        let startLine: Int
        let startColumn: Int?
    }

    struct Message: Hashable, Encodable {
        let text: String

        init(_ text: String) {
            self.text = text
        }
    }
}
