import Pipeline
import Testing

@testable import Stage
@testable import Tracing

struct ParticipantsTests {
    /// A part that has the name of whoever taps.
    private let user = ["Sources/MVP/User.swift": "struct User {}\n"]

    @Test(
        "Who a body belongs to: a role, a type without one, the screen, the model, or a double of a layer",
        arguments: [
            ("MVP", "KioskView", "Sources/MVP/KioskView.swift", "View"),
            // Of a file with a role what stands outside of its types belongs to the role.
            ("MVP", nil, "Sources/MVP/KioskView.swift", "View"),
            ("MVP", "Vault", "Sources/MVP/Awkward.swift", "Vault"),
            ("MVP", nil, "Sources/MVP/Awkward.swift", "MVP"),
            ("MVP", "User", "Sources/MVP/User.swift", "User (part)"),
            ("MVP", "Button", "Sources/MVP/Marks/Button+Mark.swift", "Marks"),
            ("Kit", "Button", "Sources/Kit/Button.swift", "Screen"),
            ("Bank", "Bank", "Sources/Bank/Bank.swift", "Model"),
            ("Play", "GenerousBank", "Sources/Play/Stage.swift", "Model"),
            ("Play", "Stage", "Sources/Play/Stage.swift", nil),
        ] as [(String, String?, String, String?)]
    )
    func participant(module: String, type: String?, file: String, name: String?) async throws {
        let kiosk = try Kiosk.copy(user)
        let architecture = try #require(kiosk.subject.architectures.first)
        let participants = Participants(of: try await PackagedSubject.read(kiosk.subject), architecture: architecture)
        let body = TracedBody(number: 0, name: "a()", type: type, file: file, line: 1, isClosure: false, brace: nil)
        #expect(participants.participant(of: StagedBody(body: body, module: module))?.name == name)
    }

    @Test("The parts of an architecture are its roles in their order and then types without one, not what it stands on")
    func pattern() async throws {
        let kiosk = try Kiosk.copy(user)
        let packaged = try await PackagedSubject.read(kiosk.subject)
        let participants = Participants(of: packaged, architecture: try #require(kiosk.subject.architectures.first))
        let speaking = [
            ("Sources/MVP/Awkward.swift", "Vault", "MVP"), ("Sources/MVP/User.swift", "User", "MVP"),
            ("Sources/Kit/Button.swift", "Button", "Kit"),
        ].map {
            StagedBody(
                body: TracedBody(number: 0, name: "a()", type: $1, file: $0, line: 1, isClosure: false, brace: nil),
                module: $2
            )
        }
        let pattern = participants.pattern(in: try await packaged.graphs().declared, speaking: speaking)
        #expect(pattern.architecture == "MVP")
        #expect(pattern.parts == ["View", "Presenter", "Marks", "Awkward", "Coin", "Loss", "User (part)", "Vault"])
        #expect(pattern.ways.contains(.init(from: "View", to: "Presenter")))
        #expect(pattern.ways.contains(.init(from: "View", to: "Screen")))
        #expect(!pattern.ways.contains(.init(from: "Screen", to: "View")))
    }
}
