/// What types, and files with free functions, are called after they got another name.
struct NewNames {
    /// By the owner and the old name.
    private let names: [String: String]

    init(of files: [FileChange]) {
        names = files.reduce(into: [:]) { names, file in
            let owner = file.owner ?? ""
            if let type = file.renamedType { names["\(owner).\(type.from)"] = "\(owner).\(type.to)" }
            if let old = file.oldPath { names["\(owner).\(old.lastPart)"] = "\(owner).\(file.path.lastPart)" }
        }
    }

    /// The edge by today's names.
    func edge(_ edge: EdgeName) -> EdgeName {
        let from = names["\(edge.owner).\(edge.from)"].map { String($0.dropFirst(edge.owner.count + 1)) }
        return EdgeName(owner: edge.owner, from: from ?? edge.from, to: names[edge.to] ?? edge.to)
    }
}

extension String {
    fileprivate var lastPart: Substring { split(separator: "/").last ?? "" }
}
