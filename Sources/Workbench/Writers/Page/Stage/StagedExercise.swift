import Words

/// The exercise of a workshop that is done beside the stage.
public struct StagedExercise: Hashable, Sendable {
    /// The chapter's name and its own, such as `read/layer`.
    public let id: String
    public let title: Words
    /// In Markdown.
    public let page: Words
    public let checks: [Check]

    public struct Check: Hashable, Sendable {
        public let id: String
        public let state: State
        /// What it means that it does not hold; `nil` if it may hold.
        public let says: Words?

        public init(id: String, state: State, says: Words?) {
            (self.id, self.state, self.says) = (id, state, says)
        }
    }

    /// What the last verdict said of a check; it says nothing of those behind the one that does not hold.
    public enum State: Hashable, Sendable {
        case holds, fails, untried
    }

    public init(id: String, title: Words, page: Words, checks: [Check]) {
        (self.id, self.title, self.page, self.checks) = (id, title, page, checks)
    }
}

extension StagedExercise {
    var content: Content {
        [
            "id": id,
            "title": title,
            "checks": checks.map { check -> Content in
                [
                    "id": check.id, "holds": check.state == .holds, "fails": check.state == .fails,
                    "isUntried": check.state == .untried, "says": check.says,
                ]
            },
            "pages": [
                ["language": "en", "blocks": MarkdownBlocks.content(of: page.en)] as Content,
                ["language": "zh", "isOther": true, "blocks": MarkdownBlocks.content(of: page.zh)] as Content,
            ],
        ]
    }
}
