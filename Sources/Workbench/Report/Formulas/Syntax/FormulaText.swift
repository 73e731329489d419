extension Collection<String> {
    /// The names as a formula has them, in backticks if they would otherwise be taken apart.
    var formulaText: String {
        map { name in
            let isPlain = name.allSatisfy(\.isNamePart) && name.first?.isNumber == false
            return isPlain ? name : "`\(name)`"
        }.joined(separator: ".")
    }
}

extension Character {
    /// Whether it may stand in a name without backticks.
    var isNamePart: Bool { isLetter || isNumber || self == "_" }
}
