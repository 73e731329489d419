/// The start of a region that did not run.
public typealias CoverageGap = CoveragePlace
