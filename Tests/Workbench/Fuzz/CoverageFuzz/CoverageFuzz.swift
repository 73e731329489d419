import Coverage
import Foundation

/// Reads the bytes as an export of `llvm-cov`: coverage that adds up, or an error that can be printed.
@_cdecl("LLVMFuzzerTestOneInput")
public func readCoverage(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    do throws(CoverageError) {
        let text = Data(UnsafeBufferPointer(start: bytes, count: count))
        check(try CoverageFile(text: text, name: "Fuzzed.json"))
    } catch {
        precondition(!error.description.isEmpty, "an error says something")
    }
    return 0
}

private func check(_ file: CoverageFile) {
    let paths = ForeignPaths(file.sources, of: ["Sources/MVC/View.swift", "View.swift", "Sources/MVP/View.swift"])
    _ = file.coverage { paths[$0] }.figures(of: ["View.swift"])

    let codeLines = Dictionary(file.sources.map { ($0, Set([0, 1, 7, Int.max])) }) { first, _ in first }
    let coverage = file.coverage { $0 }.crossed(withCodeLines: codeLines)
    precondition(coverage.figures(of: coverage.files.keys).regions.covered >= 0, "sums fit")
    for lines in coverage.lines.values {
        precondition(lines.count.covered <= lines.count.total, "no more ran than there is")
    }
    for regions in coverage.regions.values {
        let stretches = regions.enumerated().map { CodeStretch($0, start: $1.start, end: $1.end) }
        let dealt = regions.shares(among: stretches).values.reduce(0) { $0 + $1.count }
        precondition(dealt == regions.count, "no region is lost")
    }
}
