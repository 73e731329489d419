import CatsModel

extension Scenario {
    static let failingToLoad =
        [
            notFound(.network, "Can't reach the cat service."),
            notFound(.server(status: 503), "The cat service answered with status 503."),
            notFound(.format, "The cat service sent something that is not a cat photo."),
            notFound(.tooLarge, "That cat is too large to show."),
            notFound(.busy, "A cat is already on its way."),
            notFound(.cancelled, "Cancelled"),
            noPhoto(.network, "Can't reach the cat service."),
            noPhoto(.server(status: 404), "The cat service answered with status 404."),
            noPhoto(.format, "The cat service sent something that is not a cat photo."),
            noPhoto(.tooLarge, "That cat is too large to show."),
            noPhoto(.busy, "A cat is already on its way."),
            noPhoto(.cancelled, "Cancelled"),
        ] + [
            Scenario(
                "A load that fails takes the old photo with it, and edits stay off",
                .loadedCat() + [
                    .load(shows: .finding),
                    .answer(.notFound(.network), shows: .failed("Can't reach the cat service.")),
                ]
            ),
            Scenario(
                "Loading again after a failure clears the message and works",
                [
                    .load(shows: .finding),
                    .answer(.notFound(.network), shows: .failed("Can't reach the cat service.")),
                    .load(shows: .finding),
                    .answer(.found(.tabby), shows: .downloading(.tabby)),
                    .answer(.photo(.tabby), shows: .loaded(.tabby)),
                ]
            ),
        ]

    private static func notFound(_ error: LoadError, _ message: String) -> Scenario {
        Scenario(
            "Finding fails: \(error)",
            [.load(shows: .finding), .answer(.notFound(error), shows: .failed(message))]
        )
    }

    private static func noPhoto(_ error: LoadError, _ message: String) -> Scenario {
        Scenario(
            "Downloading fails: \(error)",
            [
                .load(shows: .finding),
                .answer(.found(.tabby), shows: .downloading(.tabby)),
                .answer(.noPhoto(error), shows: .failed(message)),
            ]
        )
    }
}
