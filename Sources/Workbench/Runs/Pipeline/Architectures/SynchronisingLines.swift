import Coupling
import Declarations
import Report

extension SynchronisingFigures {
    /// `files` are the architecture's.
    init(_ synchronising: SynchronisingBodies, in files: [SourceFile]) {
        self.init(
            bodies: synchronising.bodies.count,
            lines: files.codeLines(of: synchronising.bodies),
            protocolLines: files.reduce(0) { sum, file in
                let places = synchronising.requirements[file.path, default: []]
                if places.isEmpty { return sum }
                return ProtocolMembers.all(in: file.parsed).reduce(sum) { sum, declaration in
                    let unused = declaration.members.filter { member in !places.contains(where: member.contains) }
                    if unused.count == declaration.members.count { return sum }
                    let lines = file.lines.codeLines.intersection(declaration.extent.lines)
                    return sum + lines.subtracting(unused.flatMap(\.lines)).count
                }
            }
        )
    }
}
