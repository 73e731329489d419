import CatsScenarios

extension Scenario {
    /// The dozen that benchmarks play, by a word for each; `Documentation/benchmarks.md` says why these.
    ///
    /// The same words stand in `.catwalk.yml`, which a test holds against them.
    public static let chosen: [(word: String, name: String)] = [
        ("open", "Load Cat opens empty"),
        ("load", "A photo that comes is shown and can be edited"),
        ("reload", "A second cat takes the place of the first"),
        ("load-fails", "Loading again after a failure clears the message and works"),
        ("cancel", "A photo that comes after the cancel never shows"),
        ("edit", "Edit opens the loaded photo with its nine thumbnails"),
        ("filter", "A second filter is applied to the original, over the first one's picture"),
        ("supersede", "A filter tapped while another is applied supersedes it, whose result comes too late"),
        ("filter-fails", "A filter that fails goes back to the original under an alert, whose OK stays in the editor"),
        ("save", "A filtered photo is saved as it shows, and OK closes the editor"),
        ("save-fails", "A save that failed can be tried again"),
        ("return", "Another cat can be loaded after the editor"),
    ]

    /// The scenario of the list with this name.
    public static func named(_ name: String) -> Scenario? {
        all.first { $0.name == name }
    }
}
