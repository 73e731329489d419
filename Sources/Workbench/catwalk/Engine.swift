import ArgumentParser

/// What finds the references that rules are held against.
enum Engine: String, CaseIterable, ExpressibleByArgument {
    /// The compiler's index, which takes a build.
    case index
    /// The sources alone, which show less.
    case syntax
}
