/// A line of Swift Testing's event stream, in its version 0.
struct EventLine {
    let text: String

    static func function(_ id: String, displayName: String? = nil) -> EventLine {
        test(id, kind: "function", displayName: displayName)
    }

    static func suite(_ id: String) -> EventLine { test(id, kind: "suite", displayName: nil) }

    static func started(_ id: String) -> EventLine { event("testStarted", of: id) }

    static func caseStarted(_ id: String) -> EventLine { event("testCaseStarted", of: id) }

    static func ended(_ id: String) -> EventLine { event("testEnded", of: id) }

    static let runEnded = EventLine(text: #"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":0}"#)

    static let cutShort = EventLine(text: #"{"kind":"event","payload":{"kind":"runEn"#)

    static func issue(
        _ id: String,
        symbol: String,
        text: String,
        file: String = "/elsewhere/T.swift",
        line: Int = 1,
        caseName: String? = nil
    ) -> EventLine {
        let testCase = caseName.map { #""_testCase":{"displayName":"\#($0)","id":"1"},"# } ?? ""
        let location = #"{"_filePath":"\#(file)","column":1,"fileID":"T/T.swift","line":\#(line)}"#
        return EventLine(
            text: """
                {"kind":"event","payload":{"kind":"issueRecorded","testID":"\(id)",\(testCase)\
                "issue":{"isKnown":false,"sourceLocation":\(location)},\
                "messages":[{"symbol":"\(symbol)","text":"\(text)"}]},"version":0}
                """
        )
    }

    private static func test(_ id: String, kind: String, displayName: String?) -> EventLine {
        let name = displayName.map { #""displayName":"\#($0)","# } ?? ""
        return EventLine(
            text: #"{"kind":"test","payload":{\#(name)"id":"\#(id)","kind":"\#(kind)","name":"\#(id)"},"version":0}"#
        )
    }

    private static func event(_ kind: String, of id: String) -> EventLine {
        EventLine(text: #"{"kind":"event","payload":{"kind":"\#(kind)","messages":[],"testID":"\#(id)"},"version":0}"#)
    }
}
