import SwiftSyntax

/// Tells code that is all tokens and space: no comments, no strings over several lines, no statements of its own.
enum PlainCode {
    /// Whether nodes of the kind have statements and members only in braces.
    static func isMade(of kind: SyntaxKind) -> Bool {
        switch kind {
        case .arrayExpr, .attributeList, .conditionElementList, .declModifierList, .declReferenceExpr,
            .enumCaseElementList, .functionCallExpr, .functionSignature, .genericArgumentClause,
            .genericParameterClause, .genericWhereClause, .identifierType, .inheritanceClause, .initializerClause,
            .labeledExprList, .memberAccessExpr, .memberType, .optionalType, .patternBindingList, .returnClause,
            .returnStmt, .sequenceExpr, .switchCaseLabel, .tryExpr, .typeAnnotation:
            true
        default:
            false
        }
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
        default: false
        }
    }

    /// Whether the byte is printable and begins no comment, no code in braces, no `#if` and nothing that is no token.
    static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "#"), UInt8(ascii: "'"),
            UInt8(ascii: "`"):
            false
        default:
            byte >= 0x20 && byte < 0x7F
        }
    }
}
