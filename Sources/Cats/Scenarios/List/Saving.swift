import CatsModel

extension Scenario {
    static let saving =
        [
            notSaved(.denied, "Saving was not allowed."),
            notSaved(.restricted, "The photo folder can't be written to."),
            notSaved(.failed(reason: "the disk is full"), "The photo could not be saved: the disk is full."),
        ] + [
            Scenario(
                "The original is saved as it came, and OK closes the editor",
                .savingCat + [
                    .librarySees(.tabby),
                    .answer(.saved, shows: .alert("Photo saved.", over: .tabby)),
                    .ok(shows: .loaded(.tabby)),
                ]
            ),
            Scenario(
                "A filtered photo is saved as it shows, and OK closes the editor",
                .filteredCat(.sepia) + [
                    .save(shows: .saving(.tabby, under: .sepia)),
                    .librarySees(.tabby, under: .sepia),
                    .answer(.saved, shows: .alert("Photo saved.", over: .tabby, under: .sepia)),
                    .ok(shows: .loaded(.tabby)),
                ]
            ),
            Scenario(
                "The original is saved after going back to it",
                .filteredCat(.sepia) + [
                    .filter(.sepia, shows: .original(.tabby)),
                    .save(shows: .saving(.tabby)),
                    .librarySees(.tabby),
                ]
            ),
            Scenario(
                "The last of two filters is saved",
                .filteredCat(.sepia) + [
                    .filter(.noir, shows: .applying(.noir, over: .sepia, to: .tabby)),
                    .answer(.developed(.noir), shows: .filtered(.noir, .tabby)),
                    .save(shows: .saving(.tabby, under: .noir)),
                    .librarySees(.tabby, under: .noir),
                ]
            ),
            Scenario(
                "A save that failed can be tried again",
                .savingCat + [
                    .answer(.saveEnded(.denied), shows: .alert("Saving was not allowed.", over: .tabby)),
                    .ok(shows: .original(.tabby)),
                    .save(shows: .saving(.tabby)),
                    .answer(.saved, shows: .alert("Photo saved.", over: .tabby)),
                    .ok(shows: .loaded(.tabby)),
                ]
            ),
            Scenario(
                "After a save that failed the edit is saved at the second try",
                .filteredCat(.sepia) + [
                    .save(shows: .saving(.tabby, under: .sepia)),
                    .answer(
                        .saveEnded(.denied),
                        shows: .alert("Saving was not allowed.", over: .tabby, under: .sepia)
                    ),
                    .ok(shows: .filtered(.sepia, .tabby)),
                    .save(shows: .saving(.tabby, under: .sepia)),
                    .librarySees(.tabby, under: .sepia),
                ]
            ),
            Scenario(
                "After a save that failed another filter can be tried",
                .filteredCat(.sepia) + [
                    .save(shows: .saving(.tabby, under: .sepia)),
                    .answer(
                        .saveEnded(.restricted),
                        shows: .alert("The photo folder can't be written to.", over: .tabby, under: .sepia)
                    ),
                    .ok(shows: .filtered(.sepia, .tabby)),
                    .filter(.fade, shows: .applying(.fade, over: .sepia, to: .tabby)),
                    .answer(.developed(.fade), shows: .filtered(.fade, .tabby)),
                ]
            ),
        ]

    private static func notSaved(_ outcome: SaveOutcome, _ message: String) -> Scenario {
        Scenario(
            "Saving fails, \(outcome), and OK stays in the editor with the edit still there",
            .filteredCat(.sepia) + [
                .save(shows: .saving(.tabby, under: .sepia)),
                .answer(.saveEnded(outcome), shows: .alert(message, over: .tabby, under: .sepia)),
                .ok(shows: .filtered(.sepia, .tabby)),
            ]
        )
    }
}
