/// What says which module a file belongs to.
enum FileOwner: Hashable {
    /// A target of a package, by its folder.
    case manifest(name: String, folder: String, isTest: Bool)
    /// A target of an Xcode project.
    case project(XcodeTargets.Owner)
    /// A package whose manifest does not tell, by its folder; what is in it goes by convention.
    case package(String)
    /// Nothing, although Xcode compiles other files around it: so no build has it.
    case nothing
}
