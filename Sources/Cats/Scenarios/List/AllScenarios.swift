import CatsModel

extension Scenario {
    /// The list: what every implementation of the cat app must do.
    public static let all =
        loading + cancelling + failingToLoad + filtering + failingToFilter + saving + leaving + releasing
}

extension [Step] {
    /// From the opening to a photo on Load Cat.
    static func loadedCat(_ cat: SampleCat = .tabby) -> [Step] {
        [
            .load(shows: .finding),
            .answer(.found(cat), shows: .downloading(cat)),
            .answer(.photo(cat), shows: .loaded(cat)),
        ]
    }

    /// From the opening to the editor.
    static let editor = loadedCat() + [.edit(shows: .original(.tabby))]

    /// From the opening to a photo under a filter in the editor.
    static func filteredCat(_ filter: PhotoFilter) -> [Step] {
        editor + [
            .filter(filter, shows: .applying(filter, to: .tabby)),
            .answer(.developed(filter), shows: .filtered(filter, .tabby)),
        ]
    }

    /// From the opening to a save that is under way.
    static let savingCat = editor + [.save(shows: .saving(.tabby))]
}
