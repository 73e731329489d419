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

/// A stretch of plain code, as far as it was looked at: nodes that lie in each other begin alike, and none looks again.
struct PlainStretch {
    private var known = 0..<0
    /// Whether it ends where the code is not plain any more, and not just where the last node did.
    private var isWhole = false

    /// Whether all bytes of the range are plain.
    mutating func covers(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if range.lowerBound < known.lowerBound || range.lowerBound > known.upperBound {
            known = range.lowerBound..<range.lowerBound
            isWhole = false
        }
        if !isWhole, range.upperBound > known.upperBound {
            let end = (known.upperBound..<range.upperBound).first { !PlainCode.isPlain(bytes[$0]) }
            known = known.lowerBound..<(end ?? range.upperBound)
            isWhole = end != nil
        }
        return range.upperBound <= known.upperBound
    }
}
