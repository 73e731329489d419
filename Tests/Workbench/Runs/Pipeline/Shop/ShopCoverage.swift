import Foundation
import Testing

/// The ways in which what ran of the shop is handed over.
enum ShopCoverage: CaseIterable, CustomTestStringConvertible {
    case xcodeReport
    case export
    case profile

    var testDescription: String {
        switch self {
        case .xcodeReport: "what xccov prints"
        case .export: "what llvm-cov exports"
        case .profile: "a profile and the program"
        }
    }

    /// Keys of figures that can't be had from it.
    ///
    /// `xccov` says how many lines and functions of a file ran, and not which: so there are no regions, whether of files,
    /// types or bodies, no places that did not run, and nothing to hold against the lines that are code. None tells unit
    /// tests from others.
    var missingKeys: [String] { (self == .xcodeReport ? ["regions", "gaps", "codeLines"] : []) + ["unitGaps"] }
}

extension Shop {
    /// What both tests run together, counted by hand.
    ///
    /// A line can run if it is in a body or has an initial value; a body's braces are in it, and so are its blank
    /// lines. No test makes a feed by `makeFeed`, and no shelter is without cats.
    static let covered: [(path: String, lines: Ran, functions: Ran)] = [
        // The initialiser's three lines, and the getter's one.
        ("Core/Cat.swift", Ran(4, of: 4), Ran(2, of: 2)),
        // The initialiser's one line, and three of `cats`; a requirement has no body.
        ("Core/CatStore.swift", Ran(4, of: 4), Ran(2, of: 2)),
        ("MVC/App/MakeFeed.swift", Ran(0, of: 3), Ran(0, of: 1)),
        // The initial value of `text` is a function with one line; three lines of `show`.
        ("MVC/Feed/FeedCell.swift", Ran(4, of: 4), Ran(2, of: 2)),
        // The initial value of `cells`, the initialiser's three lines, the getter's one, seven of `load`.
        ("MVC/Feed/FeedViewController.swift", Ran(12, of: 12), Ran(4, of: 4)),
        ("MVVM/App/MakeFeed.swift", Ran(0, of: 3), Ran(0, of: 1)),
        // The initial value of `text`, four lines of the initialiser, three of `load` and three of `show`.
        ("MVVM/Feed/FeedViewController.swift", Ran(11, of: 11), Ran(4, of: 4)),
        // Of the eight lines of `load` the two in the guard's braces don't run; its closing brace's line goes on below.
        ("MVVM/Feed/FeedViewModel+Loading.swift", Ran(6, of: 8), Ran(1, of: 1)),
        ("MVVM/Feed/FeedViewModel.swift", Ran(3, of: 3), Ran(1, of: 1)),
        // Five lines of the test, and one more for each argument of the assertion, which is a closure.
        ("MVCTests/FeedTests.swift", Ran(7, of: 7), Ran(3, of: 3)),
        ("MVVMTests/FeedTests.swift", Ran(7, of: 7), Ran(3, of: 3)),
    ]

    /// How many of something ran.
    struct Ran {
        let covered: Int
        let total: Int

        init(_ covered: Int, of total: Int) {
            self.covered = covered
            self.total = total
        }
    }

    /// What ran of the shop as `xcrun xccov view --report --json` prints it, of a run on another machine.
    static var xcodeReport: String {
        get throws {
            let targets = Dictionary(grouping: covered) { $0.path.prefix { $0 != "/" } }.map { module, files in
                ["name": "\(module).framework", "files": files.map(Self.xcodeFile)] as [String: Any]
            }
            let report = ["targets": targets, "lineCoverage": 0.8] as [String: Any]
            return String(decoding: try JSONSerialization.data(withJSONObject: report), as: UTF8.self)
        }
    }

    private static func xcodeFile(path: String, lines: Ran, functions: Ran) -> [String: Any] {
        [
            "name": path.split(separator: "/").last.map(String.init) ?? path, "path": "/ci/Shop/\(path)",
            "coveredLines": lines.covered, "executableLines": lines.total,
            "functions": (0..<functions.total).map { number in
                ["name": "function \(number)", "executionCount": number < functions.covered ? 2 : 0] as [String: Any]
            },
        ]
    }
}
