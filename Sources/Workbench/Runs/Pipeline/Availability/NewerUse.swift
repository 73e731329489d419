import Declarations
import Index
import Parsing
import Subject
import Support

/// Something of the toolchain that code uses although an old macOS does not have it.
public struct NewerUse: Hashable, Sendable {
    /// As the survey names the file.
    public let path: String
    public let position: SourcePosition
    /// With the types around it: `String.init(validating:as:)`.
    public let name: String
    /// The first macOS that has it.
    public let version: MacOSVersion

    /// The uses in a file that stand where an older macOS runs them, each once, in the order of the file.
    ///
    /// What the compiler takes by itself, such as the iterator of a loop, it takes as old as it needs.
    static func all(in file: ParsedFile, index: IndexedFile, of symbols: IntroducedSymbols) -> [NewerUse] {
        let found = index.occurrences.compactMap { occurrence -> NewerUse? in
            guard occurrence.roles.contains(.reference), !occurrence.roles.contains(.implicit),
                let symbol = symbols.newer[index.symbols[occurrence.symbol].usr]
            else { return nil }
            let position = SourcePosition(line: occurrence.line, column: occurrence.column)
            return NewerUse(path: file.path, position: position, name: symbol.name, version: symbol.version)
        }
        if found.isEmpty { return [] }
        let scopes = AvailabilityScopes(of: file)
        return found.uniqued.filter { use in scopes.oldest(at: use.position).map { $0 < use.version } ?? true }
    }
}

extension NewerUse: CustomStringConvertible {
    public var description: String {
        "\(PrintablePath(path)):\(position.line):\(position.column): \(name) needs macOS \(version)."
    }
}
