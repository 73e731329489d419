@_spi(RawSyntax) import SwiftSyntax

@_spi(RawSyntax)
extension RawPatternBindingSyntax {
    /// Whether it has a place in memory; observers leave a property stored.
    public var isStored: Bool {
        guard let accessorBlock else { return true }
        return RawAccessorDeclListSyntax(accessorBlock.accessors)?.elements.allSatisfy {
            ["willSet", "didSet"].contains($0.accessorSpecifier.tokenText)
        } == true
    }
}
