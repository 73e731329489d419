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
        (bodies + [topLevelBody].compactMap(\.self)).sorted { $0.position < $1.position }
    }

    mutating func look(at file: RawSourceFileSyntax) {
        isScript = isScript || file.statements.holdStatements
    }

    /// The file's top-level code as far as it has been counted.
    var topLevel: OpenBody { finishedTopLevel?.code ?? OpenBody(.topLevel) }

    mutating func add(_ body: OpenBody, _ head: BodyHead, endingWith last: PlacedNode, in scope: TypeScope) {
        if case .topLevel = body.form {
            finishedTopLevel = (body, finishedTopLevel?.start ?? head.first.start, last.end)
        } else {
            bodies.append(
                Body(
                    name: head.name,
                    kind: head.kind,
                    type: scope.type,
                    file: file.path,
                    position: file.lines.position(atOffset: head.place.start),
                    start: file.lines.position(atOffset: head.first.start),
                    end: file.lines.position(atOffset: last.end),
                    cyclomatic: body.cyclomatic,
                    cognitive: scope.bodies.isEmpty ? body.cognitive : nil
                )
            )
        }
    }
}

extension BodyLedger {
    private var topLevelBody: Body? {
        finishedTopLevel.map { code, start, end in
            Body(
                name: String(file.path.split(separator: "/").last ?? ""),
                kind: .topLevel,
                type: nil,
                file: file.path,
                position: file.lines.position(atOffset: start),
                start: file.lines.position(atOffset: start),
                end: file.lines.position(atOffset: end),
                cyclomatic: code.cyclomatic,
                cognitive: code.cognitive
            )
        }
    }
}

extension RawCodeBlockItemListSyntax {
    /// Whether a statement stands among the items, in any branch of `#if`.
    fileprivate var holdStatements: Bool {
        elements.contains { item in
            guard let condition = RawIfConfigDeclSyntax(item.item) else { return item.isStatement }
            return condition.clauses.elements.contains { clause in
                clause.elements.flatMap(RawCodeBlockItemListSyntax.init)?.holdStatements == true
            }
        }
    }
}

extension RawCodeBlockItemSyntax {
    /// Whether the item is run where it stands: no declaration, and no macro that may stand for one.
    var isStatement: Bool { !RawDeclSyntax.isKindOf(item) && item.kind != .macroExpansionExpr }
}
