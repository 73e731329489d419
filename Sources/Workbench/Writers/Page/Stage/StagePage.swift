import Foundation
import Report
import Words
import Writers

/// The page on which apps are played side by side, and its parts, which are sent again when they change.
public struct StagePage: Sendable {
    /// What the visitor gets first.
    public let text: String
    /// What the browser may do with it.
    public let policy: String

    private static let frame = PageFrame(
        packing: PackageResources.page_css + PackageResources.sequence_css + PackageResources.stage_css,
        PackageResources.stage_js + PackageResources.appearance_js
    )

    private let templates: Templates
    private let words = WordTable.standard
    private let pictures: [String]
    /// The sources that it leads to, by their places.
    public private(set) var files: [String] = []
    private var numbers: [String: Int] = [:]
    /// By the names of architectures.
    private var patterns: [String: PatternContent] = [:]

    /// Takes the architectures in the order of their phones, and the pictures that frames show by their names, each as an
    /// address that holds the whole of it.
    ///
    /// Browsers know a source by its place among `files`.
    public init(
        name: String,
        patterns: [DeclaredPattern],
        scenarios: [String],
        pictures: [String: String],
        files: [String]
    ) throws(PageError) {
        templates = try Templates(words: words)
        let names = pictures.keys.sorted()
        let content: Content = [
            "name": name,
            "style": Self.frame.style,
            "script": Self.frame.script,
            "count": patterns.count,
            "pictures": names.enumerated().map { number, name -> Content in
                ["number": number, "address": pictures[name]]
            },
            "scenarios": scenarios.enumerated().map { number, title -> Content in ["number": number, "title": title] },
            "phones": patterns.enumerated().map { number, pattern -> Content in
                ["number": number, "name": pattern.architecture]
            },
        ]
        self.pictures = names
        text = try templates.render(content, with: "stage")
        policy = Self.frame.policy + "; connect-src 'self'; frame-ancestors 'none'"
        add(files)
        draw(patterns)
    }

    /// Draws these, whose parts and arrows may be others than before.
    public mutating func draw(_ patterns: [DeclaredPattern]) {
        for pattern in patterns { self.patterns[pattern.architecture] = PatternContent(of: pattern) }
    }

    /// Leads to these sources as well; the others keep their places.
    public mutating func add(_ files: [String]) {
        for file in files where numbers[file] == nil {
            numbers[file] = self.files.count
            self.files.append(file)
        }
    }

    /// The part above the phones.
    public func part(for scene: StageScene) throws(PageError) -> String {
        try templates.render(content(of: scene), with: "stage-scene")
    }

    /// What is below a phone's name.
    public func part(for phone: StagePhone) throws(PageError) -> String {
        let pattern = patterns[phone.architecture]
        var content = PhoneContent(
            of: phone,
            pictures: pictures,
            files: numbers,
            pattern: pattern?.pattern,
            words: words
        ).content
        content["pattern"] = pattern?.content(
            id: "phone-\(phone.number)-pattern",
            messages: phone.messages.map(\.message)
        )
        return try templates.render(content, with: "phone")
    }

    /// What the latest save has changed; `nil` as long as nothing was saved.
    public func part(for save: StageSave?) throws(PageError) -> String {
        guard let save else { return "" }
        return try templates.render(SaveContent(of: save, words: words, files: numbers).content, with: "stage-save")
    }

    /// What is learned beside the stage, and how far that is; `nil` if nothing is.
    public func part(for exercise: StagedExercise?) throws(PageError) -> String {
        guard let exercise else { return "" }
        return try templates.render(exercise.content, with: "stage-exercise")
    }

    /// A source, or its part around one of its lines, which is marked; lines count from 1.
    public func part(forSource path: String, of source: Data, line: Int) throws(PageError) -> String {
        let excerpt = SourceExcerpt(of: source, around: line)
        let content: Content = [
            "path": path,
            "part": excerpt.isWhole ? nil : words("stage.source-part", ["bytes": Words(source.count)]),
            "lines": zip(excerpt.first..., excerpt.lines).map { number, text -> Content in
                ["number": number, "text": text, "isChosen": number == line]
            },
        ]
        return try templates.render(content, with: "stage-source")
    }

    private func content(of scene: StageScene) -> Content {
        [
            "weathers": scene.weathers.enumerated().map { number, title -> Content in
                ["number": number, "title": title, "isChosen": title == scene.weather]
            },
            "paces": StageScene.Pace.allCases.map { pace -> Content in
                ["value": pace.rawValue, "title": words(pace.key), "isChosen": pace == scene.pace]
            },
            "isPlaying": scene.scenario != nil,
            "isFirst": scene.steps.first?.isCurrent,
            "isLast": scene.steps.last?.isCurrent,
            "steps": scene.steps.map { step -> Content in
                [
                    "title": step.title, "isCurrent": step.isCurrent, "isWrong": step.isWrong,
                    "isDifferent": step.isDifferent,
                ]
            },
            "isHeld": scene.pace == .held && scene.scenario == nil,
            "questions": scene.questions.enumerated().map { number, title -> Content in
                ["number": number, "title": title]
            },
            "status": scene.status,
        ]
    }
}

extension StageScene.Pace {
    fileprivate var key: String {
        switch self {
        case .atOnce: "stage.at-once"
        case .slowly: "stage.slowly"
        case .held: "stage.held"
        }
    }
}
