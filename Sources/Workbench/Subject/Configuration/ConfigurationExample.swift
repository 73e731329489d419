/// A small configuration to start from, shown to whoever has none yet.
enum ConfigurationExample {
    /// Names every part once, so that it teaches the format.
    static let text = """
        name: Cats
        baseline: MVC                  # the architecture that ratios are taken against
        shared:                        # layers every architecture stands on: path, or {name:, path:}
          - Sources/Model
        support:                       # built for the tests, not measured
          - Sources/Scenarios
        architectures:
          - name: MVC
            sources: Sources/MVC
            tests: Tests/MVC
          - name: MVP
            sources: Sources/MVP
            tests: Tests/MVP
        scenarios: 'ScenarioTests'     # a regular expression: the tests that run the scenarios
        scenes: [LoadCat, EditCat]     # a file belongs to the scene that one of its directories is named for
        roles:                         # globs for the names of types; one with a / is for the paths of files
          Controller: {patterns: ['*ViewController'], in: [MVC]}
          View: ['*ViewController', '*View']
          App: ['App/*']
        rules:
          - name: view-does-not-use-model
            in: [MVP]
            forbidden: {from: View, to: Model}
        """
}
