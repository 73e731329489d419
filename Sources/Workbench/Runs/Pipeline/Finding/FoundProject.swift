import Files

/// A project of Xcode before it was read.
struct FoundProject: Sendable {
    /// The path of the `.xcodeproj`, in the terms of the names of files.
    let name: String
    let file: EnclosedFile

    /// The folder that it lies in; empty for the argument itself.
    var folder: String { name.split(separator: "/").dropLast().joined(separator: "/") }
}
