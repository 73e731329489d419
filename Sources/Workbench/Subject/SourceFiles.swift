extension Subject {
    /// The Swift files below a module's directory, sorted, relative to the subject's root.
    ///
    /// Hidden files and directories are left out, and so are links that lead out of the root or back to a directory
    /// they stand in.
    public func files(of module: Module) throws(SubjectError) -> [String] {
        try SourceWalk(in: root).files(below: module.path)
    }

    /// The first link below a module's directory that leads out of the root, relative to the root; `nil` if none does.
    ///
    /// A compiler would follow it.
    public func outwardLink(of module: Module) throws(SubjectError) -> String? {
        try SourceWalk(in: root).outwardLink(below: module.path)
    }
}
