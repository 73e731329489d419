extension Scenario {
    static let leaving = [
        Scenario(
            "Close goes back to Load Cat as it was left",
            .editor + [.close(shows: .loaded(.tabby))]
        ),
        Scenario(
            "Close gives up the edit, and opening again starts fresh",
            .filteredCat(.sepia) + [
                .close(shows: .loaded(.tabby)),
                .edit(shows: .original(.tabby)),
            ]
        ),
        Scenario(
            "Opening again after the edit was saved starts fresh",
            .filteredCat(.sepia) + [
                .save(shows: .saving(.tabby, under: .sepia)),
                .answer(.saved, shows: .alert("Photo saved.", over: .tabby, under: .sepia)),
                .ok(shows: .loaded(.tabby)),
                .edit(shows: .original(.tabby)),
            ]
        ),
        Scenario(
            "Close while a filter is applied stops the work, whose result comes too late",
            .editor + [
                .filter(.sepia, shows: .applying(.sepia, to: .tabby)),
                .close(shows: .loaded(.tabby)),
                .cancels(.develop(.sepia)),
                .late(.developed(.sepia)),
            ]
        ),
        Scenario(
            "A filter left behind does not show in the editor opened next",
            .editor + [
                .filter(.sepia, shows: .applying(.sepia, to: .tabby)),
                .close(shows: .loaded(.tabby)),
                .edit(shows: .original(.tabby)),
                .late(.developed(.sepia)),
            ]
        ),
        Scenario(
            "A filter left behind that fails says nothing",
            .editor + [
                .filter(.sepia, shows: .applying(.sepia, to: .tabby)),
                .close(shows: .loaded(.tabby)),
                .late(.notDeveloped(.sepia)),
            ]
        ),
        Scenario(
            "Close while saving lets the save finish and says nothing",
            .savingCat + [
                .close(shows: .loaded(.tabby)),
                .librarySees(.tabby),
                .late(.saved),
            ]
        ),
        Scenario(
            "A save left behind that fails says nothing",
            .savingCat + [
                .close(shows: .loaded(.tabby)),
                .late(.saveEnded(.denied)),
            ]
        ),
        Scenario(
            "A save left behind says nothing in the editor opened next",
            .savingCat + [
                .close(shows: .loaded(.tabby)),
                .edit(shows: .original(.tabby)),
                .late(.saved),
            ]
        ),
        Scenario(
            "Another cat can be loaded after the editor",
            .editor + [
                .close(shows: .loaded(.tabby)),
                .load(shows: .finding),
                .answer(.found(.siamese), shows: .downloading(.siamese)),
                .answer(.photo(.siamese), shows: .loaded(.siamese)),
                .edit(shows: .original(.siamese)),
            ]
        ),
    ]
}
