@_spi(RawSyntax) import Declarations
@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// The bodies of a file that are complete, and its top-level code, which is put together from pieces.
struct BodyLedger {
    private let file: ParsedFile
    private var bodies: [Body] = []
    private var finishedTopLevel: (code: OpenBody, start: Int, end: Int)?
    /// Whether the file is a script: it has statements outside declarations, or is named `main.swift`.
    ///
    /// The globals of a script are initialised as a part of its top-level code.
    private(set) var isScript: Bool

    init(file: ParsedFile) {
        self.file = file
        isScript = file.path == "main.swift" || file.path.hasSuffix("/main.swift")
    }

    /// In the order of the places of their names.
    var all: [Body] {
        let topLevel = finishedTopLevel.map { code, start, end in
            let name = String(file.path.split(separator: "/").last ?? "")
            return body(code, named: name, .topLevel, in: TypeScope(type: nil), at: start, from: start, to: end)
        }
        return (bodies + [topLevel].compactMap(\.self)).sorted { $0.position < $1.position }
    }

    mutating func look(at file: RawSourceFileSyntax) {
        isScript = isScript || file.statements.itemsOfAllBranches.contains(where: \.isStatement)
    }

    /// The file's top-level code as far as it has been counted.
    var topLevel: OpenBody { finishedTopLevel?.code ?? OpenBody(.topLevel) }

    mutating func add(_ code: OpenBody, _ head: BodyHead, endingWith last: PlacedNode, in scope: TypeScope) {
        let start = head.first.start
        if case .topLevel = code.form {
            finishedTopLevel = (code, finishedTopLevel?.start ?? start, last.end)
        } else {
            bodies.append(
                body(code, named: head.name, head.kind, in: scope, at: head.place.start, from: start, to: last.end)
            )
        }
    }
}

extension BodyLedger {
    /// The places are offsets.
    private func body(
        _ code: OpenBody,
        named name: String,
        _ kind: BodyKind,
        in scope: TypeScope,
        at place: Int,
        from start: Int,
        to end: Int
    ) -> Body {
        Body(
            name: name,
            kind: kind,
            type: scope.type,
            file: file.path,
            position: file.lines.position(atOffset: place),
            start: file.lines.position(atOffset: start),
            end: file.lines.position(atOffset: end),
            cyclomatic: code.cyclomatic,
            cognitive: scope.bodies.isEmpty ? code.cognitive : nil
        )
    }
}

extension RawCodeBlockItemSyntax {
    /// Whether the item is run where it stands: no declaration, and no macro that may stand for one.
    var isStatement: Bool { !RawDeclSyntax.isKindOf(item) && item.kind != .macroExpansionExpr }
}
