extension Scenario {
    /// The shortest way to a photo on the screen.
    public static let loadAndShow = Scenario("A photo that comes is shown and can be edited", .loadedCat())

    static let loading = [
        Scenario("Load Cat opens empty", []),
        Scenario("Load turns to finding at once", [.load(shows: .finding)]),
        Scenario(
            "A found cat shows the address of its photo while that comes",
            [.load(shows: .finding), .answer(.found(.tabby), shows: .downloading(.tabby))]
        ),
        loadAndShow,
        Scenario(
            "Loading again clears the old title and photo at once, and edits off",
            .loadedCat() + [.load(shows: .finding)]
        ),
        Scenario(
            "A second cat takes the place of the first",
            .loadedCat() + [
                .load(shows: .finding),
                .answer(.found(.siamese), shows: .downloading(.siamese)),
                .answer(.photo(.siamese), shows: .loaded(.siamese)),
            ]
        ),
        Scenario(
            "Edit opens the cat that was loaded last",
            .loadedCat() + [
                .load(shows: .finding),
                .answer(.found(.siamese), shows: .downloading(.siamese)),
                .answer(.photo(.siamese), shows: .loaded(.siamese)),
                .edit(shows: .original(.siamese)),
            ]
        ),
    ]
}
