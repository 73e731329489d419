/// A target that no manifest declares.
struct NamedTarget: Hashable, Sendable {
    let name: String
    let isTest: Bool
    /// The folder of its project, if that has to be told from others, as variants of one app do; else `nil`.
    var project: String?
}
