/// The parts of a name such as `Outer.Inner`.
extension String {
    private static let dot = UInt8(ascii: ".")

    public var firstNamePart: String { String(self[..<(utf8.firstIndex(of: Self.dot) ?? endIndex)]) }

    public var lastNamePart: String {
        String(self[(utf8.lastIndex(of: Self.dot).map(utf8.index(after:)) ?? startIndex)...])
    }

    /// The name without its last part; `nil` if it has but one.
    public var outerName: String? { utf8.lastIndex(of: Self.dot).map { String(self[..<$0]) } }
}
