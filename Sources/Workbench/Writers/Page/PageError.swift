/// What can be wrong with the files that a page is made from; they are part of the program.
public enum PageError: Error, Hashable, Sendable {
    case template(name: String, reason: String)
}

extension PageError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .template(let name, let reason):
            "The template \(name).mustache of the page can't be used: \(reason). "
                + "Mend it in Sources/Workbench/Writers/Page/Resources and build again."
        }
    }
}
