import Foundation
import SwiftParser
import SwiftSyntax
import TestFolder
import Testing

@testable import Extraction

struct SwiftTextTests {
    @Test(
        "Each of the hostile names is one literal in Swift, with that name as its value",
        arguments: try HostileNames.all
    )
    func literal(_ name: String) throws {
        let text: SwiftText = "let name = \(name)"
        let file = Parser.parse(source: text.verbatim)
        #expect(!file.hasError)
        #expect(file.statements.count == 1)
        let literals = file.tokens(viewMode: .sourceAccurate).compactMap { token in
            token.parent?.parent?.parent?.as(StringLiteralExprSyntax.self)
        }
        #expect(try #require(literals.first).representedLiteralValue == name)
    }
}
