import CatsModel

extension PhotoFilter {
    /// Where its thumbnail stands in the strip, counted from 0.
    public var place: Int { PhotoFilter.allCases.prefix { $0 != self }.count }
}
