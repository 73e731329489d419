extension Scenario {
    static let failingToFilter = [
        Scenario(
            "A filter that fails goes back to the original under an alert, whose OK stays in the editor",
            .editor + [
                .filter(.sepia, shows: .applying(.sepia, to: .tabby)),
                .answer(.notDeveloped(.sepia), shows: .alert("That filter could not be applied.", over: .tabby)),
                .ok(shows: .original(.tabby)),
            ]
        ),
        Scenario(
            "A filter that fails over another one's picture goes back to the original",
            .filteredCat(.noir) + [
                .filter(.sepia, shows: .applying(.sepia, over: .noir, to: .tabby)),
                .answer(.notDeveloped(.sepia), shows: .alert("That filter could not be applied.", over: .tabby)),
                .ok(shows: .original(.tabby)),
                .save(shows: .saving(.tabby)),
                .librarySees(.tabby),
            ]
        ),
        Scenario(
            "The filter that failed can be tried again",
            .editor + [
                .filter(.sepia, shows: .applying(.sepia, to: .tabby)),
                .answer(.notDeveloped(.sepia), shows: .alert("That filter could not be applied.", over: .tabby)),
                .ok(shows: .original(.tabby)),
                .filter(.sepia, shows: .applying(.sepia, to: .tabby)),
                .answer(.developed(.sepia), shows: .filtered(.sepia, .tabby)),
            ]
        ),
    ]
}
