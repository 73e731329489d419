import Words

/// A workshop's slides, as one page that needs nothing but itself, not even script.
public enum SlidesPage {
    private static let frame = PageFrame(packing: PackageResources.page_css + PackageResources.slides_css)

    public static func text(for slides: Slides) throws(PageError) -> String {
        let content: Content = [
            "frame": frame,
            "title": slides.title,
            "pictures": slides.pictures.map { picture -> Content in
                ["address": picture.address, "text": picture.text]
            },
            "chapters": slides.chapters.map { chapter -> Content in
                [
                    "title": chapter.title,
                    "exercises": chapter.exercises.map { exercise -> Content in
                        ["title": exercise.title, "id": exercise.id, "sections": sections(of: exercise.page)]
                    },
                ]
            },
        ]
        return try Templates(words: .standard).render(content, with: "slides")
    }

    /// A slide for each heading, in both languages.
    private static func sections(of page: Words) -> [Content] {
        let (english, chinese) = (MarkdownBlocks.sections(of: page.en), MarkdownBlocks.sections(of: page.zh))
        return (0..<max(english.count, chinese.count)).map { place in
            [
                "pages": [
                    ["blocks": english.indices.contains(place) ? english[place] : []] as Content,
                    [
                        "isOther": true, "language": "zh",
                        "blocks": chinese.indices.contains(place) ? chinese[place] : [],
                    ]
                        as Content,
                ]
            ]
        }
    }
}

/// What the slides of a workshop show.
public struct Slides: Sendable {
    public let title: Words
    public let pictures: [Picture]
    public let chapters: [Chapter]

    public struct Picture: Sendable {
        /// An address that holds the whole of it.
        public let address: String
        public let text: Words

        public init(address: String, text: Words) { (self.address, self.text) = (address, text) }
    }

    public struct Chapter: Sendable {
        public let title: Words
        public let exercises: [Exercise]

        public init(title: Words, exercises: [Exercise]) { (self.title, self.exercises) = (title, exercises) }
    }

    public struct Exercise: Sendable {
        public let id: String
        public let title: Words
        /// In Markdown.
        public let page: Words

        public init(id: String, title: Words, page: Words) { (self.id, self.title, self.page) = (id, title, page) }
    }

    public init(title: Words, pictures: [Picture], chapters: [Chapter]) {
        (self.title, self.pictures, self.chapters) = (title, pictures, chapters)
    }
}
