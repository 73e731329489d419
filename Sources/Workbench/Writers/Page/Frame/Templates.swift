import Mustache
import Words

/// The templates of the page, and its strings as partials of them: `{{>measures.title}}` is a text in every language.
struct Templates {
    private let library: MustacheLibrary

    /// Throws when a template is not well-formed.
    init(words: WordTable) throws(PageError) {
        let isStandard = words.texts == WordTable.standard.texts
        library = try isStandard ? Self.standard.get() : Self.library(with: words)
    }

    /// Throws when there is no such template.
    func render(_ content: some Sendable, with name: String) throws(PageError) -> String {
        guard let text = library.render(content, withTemplate: name) else {
            throw .template(name: name, reason: "there is none of that name")
        }
        return text
    }
}

extension Templates {
    private static let files: [(name: String, bytes: [UInt8])] = [
        ("page", PackageResources.page_mustache),
        ("changes", PackageResources.changes_mustache),
        ("scale", PackageResources.scale_mustache),
        ("sources", PackageResources.sources_mustache),
        ("traces", PackageResources.traces_mustache),
        ("chart", PackageResources.chart_mustache),
        ("words", PackageResources.words_mustache),
        ("said", PackageResources.said_mustache),
        ("marks", PackageResources.marks_mustache),
        ("badge", PackageResources.badge_mustache),
        ("slopes", PackageResources.slopes_mustache),
        ("picture", PackageResources.picture_mustache),
        ("sequence", PackageResources.sequence_mustache),
        ("overview", PackageResources.overview_mustache),
        ("graph-choice", PackageResources.graph_choice_mustache),
        ("column-choice", PackageResources.column_choice_mustache),
        ("appearance", PackageResources.appearance_mustache),
        ("pair", PackageResources.pair_mustache),
        ("number", PackageResources.number_mustache),
        ("place", PackageResources.place_mustache),
        ("where", PackageResources.where_mustache),
        ("compared", PackageResources.compared_mustache),
        ("diagrams", PackageResources.diagrams_mustache),
        ("growth", PackageResources.growth_mustache),
        ("key", PackageResources.key_mustache),
        ("measures", PackageResources.measures_mustache),
        ("measure", PackageResources.measure_mustache),
        ("history", PackageResources.history_mustache),
        ("history-page", PackageResources.history_page_mustache),
        ("structure", PackageResources.structure_mustache),
        ("tests", PackageResources.tests_mustache),
        ("running", PackageResources.running_mustache),
        ("claims", PackageResources.claims_mustache),
        ("pain", PackageResources.pain_mustache),
        ("findings", PackageResources.findings_mustache),
        ("finding", PackageResources.finding_mustache),
        ("trust", PackageResources.trust_mustache),
        ("stage", PackageResources.stage_mustache),
        ("stage-scene", PackageResources.stage_scene_mustache),
        ("stage-place", PackageResources.stage_place_mustache),
        ("stage-save", PackageResources.stage_save_mustache),
        ("stage-exercise", PackageResources.stage_exercise_mustache),
        ("blocks", PackageResources.blocks_mustache),
        ("piece", PackageResources.piece_mustache),
        ("stage-source", PackageResources.stage_source_mustache),
        ("slides", PackageResources.slides_mustache),
        ("room", PackageResources.room_mustache),
        ("room-now", PackageResources.room_now_mustache),
        ("phone", PackageResources.phone_mustache),
        ("pattern", PackageResources.pattern_mustache),
        ("phone-picture", PackageResources.phone_picture_mustache),
    ]

    /// Made once, because a program that shows pages asks for it with each.
    private static let standard = Result { () throws(PageError) in try library(with: .standard) }

    private static func library(with words: WordTable) throws(PageError) -> MustacheLibrary {
        var library = try withoutWords.get()
        for (key, text) in words.texts where partials.contains(key) {
            try register(library.render(text, withTemplate: "words") ?? "", named: key, in: &library)
        }
        return library
    }

    /// The templates alone, which take longer to read than to fill in.
    private static let withoutWords = Result { () throws(PageError) in
        MustacheContentTypes.register(PageText(), named: "PAGE")
        var library = MustacheLibrary()
        for (name, bytes) in files {
            try register(String(decoding: bytes, as: UTF8.self), named: name, in: &library)
        }
        return library
    }

    /// What templates name, a template or a key of the words; registering every key would take longer than the page.
    private static let partials = Set(
        files.flatMap { _, bytes in
            String(decoding: bytes, as: UTF8.self).matches(of: /{{>\s*([^}\s]+)\s*}}/).map { String($0.output.1) }
        }
    )

    /// Said in each template, because a partial does not inherit it.
    private static let escaping = "{{% CONTENT_TYPE:PAGE }}"

    private static func register(
        _ text: String,
        named name: String,
        in library: inout MustacheLibrary
    ) throws(PageError) {
        do {
            try library.register(escaping + text, named: name)
        } catch {
            throw .template(name: name, reason: "\(error)")
        }
    }
}
