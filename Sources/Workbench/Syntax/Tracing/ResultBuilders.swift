import Parsing
import SwiftSyntax

/// Whether closures of a file may be read by a result builder, which takes no statements of another kind.
enum ResultBuilders {
    /// Modules of Apple's and of Swift's that have result builders for closures.
    private static let modules: Set<String> = [
        "AppIntents", "Charts", "RegexBuilder", "SwiftUI", "TabularData", "TipKit", "WidgetKit",
    ]

    static func mayRead(_ file: ParsedFile) -> Bool {
        file.text.contains("@resultBuilder")
            || file.tree.statements.contains { statement in
                let path = statement.item.as(ImportDeclSyntax.self)?.path
                return path.map { $0.first.map { modules.contains($0.name.text) } ?? false } ?? false
            }
    }
}
