import Parsing
import SwiftSyntax

/// A file that leads to every pair: for `makeApp(_:)` a function `makeApps(_:)` that gives the first screens of all.
///
/// It is like the root of a tab bar: one place that knows each pair's entry, and that no pair knows. It stands in a
/// module of its own, the app's host, for it is the same in every architecture and part of none.
struct EntryList: Sendable {
    /// `MakeApps.swift`.
    let fileName: String
    private let name: String
    /// `(services)`.
    private let arguments: String
    /// What stands before the entries: imports, and the function's start.
    private let head: String

    /// The entries that a file of the module has: functions of no type that others see and that give something.
    static func all(in file: ParsedFile, of module: String) -> [EntryList] {
        let items = file.tree.statements.map(\.item)
        let imports = items.compactMap { $0.as(ImportDeclSyntax.self)?.trimmedDescription }
        return items.compactMap { item in
            item.as(FunctionDeclSyntax.self).flatMap { EntryList($0, imports: imports + ["import \(module)"]) }
        }
    }

    func text(for pairs: [PairNames]) -> String {
        head + pairs.map { "        \($0.name(name))\(arguments),\n" }.joined() + "    ]\n}\n"
    }

    private init?(_ function: FunctionDeclSyntax, imports: [String]) {
        let signature = function.signature
        let isVisible = function.modifiers.contains { ["public", "package"].contains($0.name.text) }
        guard isVisible, signature.effectSpecifiers == nil, function.genericParameterClause == nil,
            let result = signature.returnClause?.type
        else { return nil }
        name = function.name.text
        fileName = "\(name.prefix(1).uppercased())\(name.dropFirst())s.swift"
        let arguments = signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            return label + (parameter.secondName ?? parameter.firstName).text
        }
        self.arguments = "(\(arguments.joined(separator: ", ")))"
        let prefix =
            function.attributes.map { $0.trimmedDescription + "\n" }.joined()
            + function.modifiers.map { $0.trimmedDescription + " " }.joined()
        let parameters = signature.parameterClause.trimmedDescription
        head = """
            \(imports.joined(separator: "\n"))

            /// Gives what each pair's `\(name)` gives.
            \(prefix)func \(name)s\(parameters) -> [\(result.trimmedDescription)] {
                [

            """
    }
}
