import CatsModel

extension Scenario {
    static let releasing =
        [
            Scenario("Let go idle, no part lives on", [.letGo]),
            Scenario("Let go with a photo, no part lives on", .loadedCat() + [.letGo]),
            Scenario(
                "Let go while finding, no part lives on and the load is cancelled",
                [.load(shows: .finding), .letGo, .cancels(.find), .late(.found(.tabby)), .asksNothing(.download)]
            ),
            Scenario(
                "Let go while downloading, no part lives on and the load is cancelled",
                [
                    .load(shows: .finding),
                    .answer(.found(.tabby), shows: .downloading(.tabby)),
                    .letGo,
                    .cancels(.download),
                    .late(.photo(.tabby)),
                ]
            ),
            Scenario("Let go in the editor, no part lives on", .editor + [.letGo]),
            Scenario(
                "Let go while a filter is applied, no part lives on and the work is cancelled",
                .editor + [
                    .filter(.sepia, shows: .applying(.sepia, to: .tabby)),
                    .letGo,
                    .cancels(.develop(.sepia)),
                    .late(.developed(.sepia)),
                ]
            ),
            Scenario(
                "Let go while saving, no part lives on and the save finishes",
                .savingCat + [.letGo, .librarySees(.tabby), .late(.saved)]
            ),
            Scenario(
                "Let go under the alert of a saved photo, no part lives on",
                .savingCat + [.answer(.saved, shows: .alert("Photo saved.", over: .tabby)), .letGo]
            ),
            Scenario(
                "Let go under the alert of a failed filter, no part lives on",
                .editor + [
                    .filter(.sepia, shows: .applying(.sepia, to: .tabby)),
                    .answer(.notDeveloped(.sepia), shows: .alert("That filter could not be applied.", over: .tabby)),
                    .letGo,
                ]
            ),
            Scenario(
                "Let go after the editor was closed, no part lives on",
                .filteredCat(.sepia) + [.close(shows: .loaded(.tabby)), .letGo]
            ),
        ] + [
            letGoNotSaved(.denied, "Saving was not allowed."),
            letGoNotSaved(.restricted, "The photo folder can't be written to."),
            letGoNotSaved(.failed(reason: "the disk is full"), "The photo could not be saved: the disk is full."),
        ]

    private static func letGoNotSaved(_ outcome: SaveOutcome, _ message: String) -> Scenario {
        Scenario(
            "Let go under the alert of a failed save, \(outcome), no part lives on",
            .savingCat + [.answer(.saveEnded(outcome), shows: .alert(message, over: .tabby)), .letGo]
        )
    }
}
