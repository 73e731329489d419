import Coupling
import Declarations
import Index
import Parsing

/// Places at which the compiler sees code that no rule would be held against: a breach could hide there.
struct UnseenCode {
    private let files: [SourceFile]
    private let index: [String: IndexedFile]

    init(in files: [SourceFile], index: [String: IndexedFile]) {
        self.files = files
        self.index = index
    }

    /// In a sentence; `nil` if there is no such place.
    var note: String? {
        PathNote(unseenTypes: unseenTypes)?.description ?? PathNote(usedPreviews: usedPreviews)?.description
    }

    /// Types and extensions that the compiler reads where the parser reads something else, such as between two operators `/`.
    private var unseenTypes: [String] {
        places { file, indexed in
            let declared = file.declarations.types.map(\.position) + file.declarations.extensions.map(\.position)
            let seen = Set(declared)
            return indexed.occurrences.filter { occurrence in
                occurrence.roles.contains(.definition) && !occurrence.roles.contains(.implicit)
                    && Self.isTypeOrExtension(indexed.symbols[occurrence.symbol].kind)
                    && !seen.contains(occurrence.position)
                    && !file.isOfPreview(occurrence)
            }
        }
    }

    private static func isTypeOrExtension(_ kind: SymbolKind) -> Bool { kind.isType || kind == .extension }

    /// What refers to a preview although it is none: then the preview is a part of the app.
    private var usedPreviews: [String] {
        let symbols = Set(
            files.flatMap { file -> [String] in
                guard !file.declarations.previews.isEmpty, let indexed = index[file.path] else { return [] }
                return indexed.occurrences.filter { $0.roles.contains(.definition) && file.isOfPreview($0) }
                    .map { indexed.symbols[$0.symbol].usr }
            }
        )
        if symbols.isEmpty { return [] }
        return places { file, indexed in
            indexed.occurrences.filter { occurrence in
                occurrence.roles.contains(.reference) && symbols.contains(indexed.symbols[occurrence.symbol].usr)
                    && !file.isOfPreview(occurrence)
            }
        }
    }

    private func places(_ found: (SourceFile, IndexedFile) -> [Occurrence]) -> [String] {
        files.flatMap { file in
            let occurrences = index[file.path].map { found(file, $0) } ?? []
            return Set(occurrences.map { "\(file.path):\($0.line):\($0.column)" })
        }
    }
}

extension SourceFile {
    fileprivate func isOfPreview(_ occurrence: Occurrence) -> Bool {
        declarations.previews.contains { $0.contains(occurrence.position) }
    }
}
