import Page

@testable import Report

extension StagePage {
    /// With one picture of each name, and the sources `A.swift` and `B.swift`.
    static func madeUp(
        name: String = "Kiosk",
        architecture: String = "MVP",
        scenario: String = "It loads",
        pictures: [String] = ["dog", "cat"],
        pattern: DeclaredPattern? = nil
    ) throws -> StagePage {
        try StagePage(
            name: name,
            patterns: [pattern ?? DeclaredPattern(architecture: architecture, parts: [], ways: [])],
            scenarios: [scenario],
            pictures: Dictionary(uniqueKeysWithValues: pictures.map { ($0, "data:image/png;base64,AAAA") }),
            files: ["A.swift", "B.swift"]
        )
    }
}

extension StagePhone {
    static func madeUp(
        architecture: String = "MVP",
        parts: [StagedFrame.Part] = [],
        alert: StagedFrame.Alert? = nil,
        questions: [String] = [],
        messages: [MessageSequence.Message] = [],
        earlier: [MessageSequence.Message]? = nil,
        sender: SourcePlace? = nil,
        notice: [String] = [],
        noticePlace: SourcePlace? = nil,
        differences: [FrameDifference] = []
    ) -> StagePhone {
        var phone = StagePhone(
            number: 2,
            architecture: architecture,
            frame: StagedFrame(screen: "Cat", parts: parts, alert: alert),
            questions: questions,
            messages: messages.map { SentMessage($0, from: sender) },
            earlierMessages: earlier?.map { SentMessage($0, from: sender) },
            notice: notice,
            noticePlace: noticePlace
        )
        phone.differences = differences
        return phone
    }
}
