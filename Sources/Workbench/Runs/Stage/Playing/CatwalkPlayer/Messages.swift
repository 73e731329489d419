/// What is asked of an app; each has a number.
struct Command: Decodable {
    let app: Int
    var opens: Bool?
    var tap: String?
    var at: Int?
    var question: Int?
    var weather: String?
    var step: Int?
    var scenario: String?
    var ends: Bool?
}

struct Answer: Encodable {
    var frames: [String] = []
    var questions: [String] = []
    var failure: String?
}

/// What is said first.
struct Repertoire: Encodable {
    struct Scenario: Encodable {
        let name: String
        let steps: [String]
    }

    let scenarios: [Scenario]
    let weathers: [String]

    @MainActor
    init(of stage: (some CatwalkStage).Type) {
        scenarios = stage.scenarios.map { Scenario(name: $0, steps: stage.steps(of: $0)) }
        weathers = stage.weathers
    }
}
