/// The parts of a name such as `Outer.Inner`.
extension String {
    var firstNamePart: String { String(prefix { $0 != "." }) }

    public var lastNamePart: String { String(self[(lastIndex(of: ".").map(index(after:)) ?? startIndex)...]) }
}
