extension Scenario {
    static let cancelling = [
        Scenario(
            "Cancel while finding shows at once, and reaches the service",
            [.load(shows: .finding), .cancel(shows: .cancelled), .cancels(.find)]
        ),
        Scenario(
            "Cancel while downloading shows at once, and reaches the service",
            [
                .load(shows: .finding),
                .answer(.found(.tabby), shows: .downloading(.tabby)),
                .cancel(shows: .cancelled),
                .cancels(.download),
            ]
        ),
        Scenario(
            "A cat found after the cancel never shows, and its photo is not asked for",
            [
                .load(shows: .finding),
                .cancel(shows: .cancelled),
                .late(.found(.tabby)),
                .asksNothing(.download),
            ]
        ),
        Scenario(
            "A photo that comes after the cancel never shows",
            [
                .load(shows: .finding),
                .answer(.found(.tabby), shows: .downloading(.tabby)),
                .cancel(shows: .cancelled),
                .late(.photo(.tabby)),
            ]
        ),
        Scenario(
            "An error in finding after the cancel never shows",
            [.load(shows: .finding), .cancel(shows: .cancelled), .late(.notFound(.network))]
        ),
        Scenario(
            "An error in downloading after the cancel never shows",
            [
                .load(shows: .finding),
                .answer(.found(.tabby), shows: .downloading(.tabby)),
                .cancel(shows: .cancelled),
                .late(.noPhoto(.server(status: 500))),
            ]
        ),
        Scenario(
            "Loading again works while the old request is dying, whose late cat never shows",
            [
                .load(shows: .finding),
                .cancel(shows: .cancelled),
                .load(shows: .finding),
                .late(.found(.siamese)),
                .answer(.found(.tabby), shows: .downloading(.tabby)),
                .answer(.photo(.tabby), shows: .loaded(.tabby)),
            ]
        ),
        Scenario(
            "The cancelled request's own end does not end the new one",
            [
                .load(shows: .finding),
                .cancel(shows: .cancelled),
                .load(shows: .finding),
                .late(.notFound(.cancelled)),
                .answer(.found(.tabby), shows: .downloading(.tabby)),
            ]
        ),
        Scenario(
            "An old photo that comes late does not take the place of the new one",
            [
                .load(shows: .finding),
                .answer(.found(.siamese), shows: .downloading(.siamese)),
                .cancel(shows: .cancelled),
                .load(shows: .finding),
                .answer(.found(.tabby), shows: .downloading(.tabby)),
                .answer(.photo(.tabby), shows: .loaded(.tabby)),
                .late(.photo(.siamese)),
            ]
        ),
        Scenario(
            "Cancelling the second load leaves nothing of the first",
            .loadedCat() + [.load(shows: .finding), .cancel(shows: .cancelled)]
        ),
        Scenario(
            "A cancel of the second load reaches the second request",
            [
                .load(shows: .finding),
                .cancel(shows: .cancelled),
                .load(shows: .finding),
                .cancel(shows: .cancelled),
                .cancels(.find),
                .late(.found(.tabby)),
                .late(.found(.siamese)),
            ]
        ),
    ]
}
