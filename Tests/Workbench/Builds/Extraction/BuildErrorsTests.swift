import TestFolder
import Testing

@testable import Extraction

struct BuildErrorsTests {
    @Test("The compiler's errors are taken from its output, each once, in order")
    func located() {
        let errors = BuildErrors(
            in: """
                Building for debugging...
                Code/A.swift:3:7: error: cannot find 'x' in scope
                  3 | x
                    | `- error: cannot find 'x' in scope
                Code/A.swift:4:1: warning: unused
                Code/B.swift:1:1: error: no
                Code/A.swift:3:7: error: cannot find 'x' in scope
                error: fatalError
                """
        )
        #expect(
            errors.errors.map(\.line) == [
                "Code/A.swift:3:7: error: cannot find 'x' in scope", "Code/B.swift:1:1: error: no",
            ]
        )
        #expect(errors.more == 0)
        #expect(errors.errors.map(\.message) == ["cannot find 'x' in scope", "no"])
        #expect(
            errors.errors.map(\.place) == [.init(file: "Code/A.swift", line: 3), .init(file: "Code/B.swift", line: 1)]
        )
    }

    @Test("An error of the compiler about no file is shown before the build's own words about it")
    func unknownFile() {
        let errors = BuildErrors(
            in: "error: emit-module command failed\n<unknown>:0: error: missing required module 'SwiftShims'"
        )
        #expect(errors.errors.map(\.line) == ["<unknown>:0: error: missing required module 'SwiftShims'"])
        #expect(errors.errors.map(\.message) == ["missing required module 'SwiftShims'"])
        #expect(errors.errors.map(\.place) == [nil])
    }

    @Test(
        "What the sources need and the package does not have is told from an error that speaks of it",
        arguments: [
            ("no such module 'UIKit'", .module("UIKit")), ("no such module 'Testing'", nil),
            ("type 'Bundle' has no member 'module'", .resources),
            ("'tabBar' is unavailable in macOS", .otherSystem(name: "tabBar")),
            ("cannot find 'UIColor' in scope", .otherSystem(name: "UIColor")),
            ("cannot find type 'UIImage' in scope", .otherSystem(name: "UIImage")),
            (
                "'Mutex' is only available in macOS 15.0 or newer", .newerMacOS(name: "Mutex", version: "15.0")
            ),
            // What may be a mistake of the sources is one, and so is a text that only has such words in it.
            ("'f()' is unavailable: error: no such module 'UIKit'", nil),
            ("cannot convert error: no such module 'UIKit'", nil),
            ("cannot find 'Uint' in scope", nil), ("cannot find 'uiColor' in scope", nil), ("'x' is unavailable", nil),
        ] as [(String, BuildErrors.Lack?)]
    )
    func lack(error: String, lack: BuildErrors.Lack?) {
        let errors = BuildErrors(in: "A.swift:2:1: error: \(error)", on: .macOS)
        #expect(errors.lack == lack)
        #expect(errors.lack(in: .twins) == lack)
        #expect(errors.lack(in: .inXcode) == lack ?? .projectSettings(error: error))
    }

    @Test(
        "If an error says something else than what is missing and what may follow from that, the sources are wrong",
        arguments: [
            ("cannot convert value of type 'String' to specified type 'Int'", false), ("expected expression", false),
            ("cannot find type 'UIStat' in scope", true), ("value of type 'Cat' has no member 'view'", true),
            ("method does not override any method from its superclass", true), ("no such module 'Testing'", true),
            ("cannot infer contextual base in reference to member 'red'", true),
            ("call to main actor-isolated instance method 'a()' in a synchronous nonisolated context", true),
        ]
    )
    func other(error: String, follows: Bool) {
        let lines = ["A.swift:1:8: error: no such module 'UIKit'", "B.swift:2:1: error: \(error)"]
        for lines in [lines, lines.reversed()] {
            let errors = BuildErrors(in: lines.joined(separator: "\n"), on: .linux)
            #expect(errors.lack == (follows ? .module("UIKit") : nil))
        }
        #expect(BuildErrors(in: lines[1], on: .linux).lack == nil)
    }

    @Test("An error of no file leaves it open whether something is missing")
    func otherOfNoFile() {
        let errors = BuildErrors(in: "<unknown>:0: error: no input\nA.swift:1:8: error: no such module 'UIKit'")
        #expect(errors.lack == .module("UIKit"))
    }

    @Test(
        "An error speaks of what is missing if the sources have that at its place, and not if they have a text there",
        arguments: [
            ("import UIKit", 8, "no such module 'UIKit'", .module("UIKit")),
            ("@testable internal import class UIKit.UIView", 33, "no such module 'UIKit'", .module("UIKit")),
            ("import `UIKit`", 8, "no such module 'UIKit'", .module("UIKit")),
            ("#error(\"no such module 'UIKit'\")", 8, "no such module 'UIKit'", nil),
            ("import Foundation", 8, "no such module 'UIKit'", nil),
            ("let UIKit = 1", 5, "no such module 'UIKit'", nil),
            ("import UIKit", 99, "no such module 'UIKit'", nil),
            ("let b = Bundle.module", 16, "type 'Bundle' has no member 'module'", .resources),
            ("#error(#\"type 'Bundle' has no member 'module'\"#)", 8, "type 'Bundle' has no member 'module'", nil),
            ("#Preview { Cat() }", 1, "'Preview' is unavailable in macOS", .otherSystem(name: "Preview")),
            ("#error(\"'Cat' is unavailable in macOS\")", 8, "'Cat' is unavailable in macOS", nil),
        ] as [(String, Int, String, BuildErrors.Lack?)]
    )
    func shown(line: String, column: Int, error: String, lack: BuildErrors.Lack?) throws {
        let folder = try TestFolder()
        let file = try folder.write("// Cats.\n\(line)\n", to: "Code/A.swift")
        for path in ["Code/A.swift", file.path] {
            let output = "\(path):2:\(column): error: \(error)"
            #expect(BuildErrors(in: output, on: .macOS, root: folder.url).lack == lack)
        }
        for path in ["Code/B.swift", "../A.swift", "/A.swift", "<unknown>"] {
            let output = "\(path):2:\(column): error: \(error)"
            #expect(BuildErrors(in: output, on: .macOS, root: folder.url).lack == nil)
        }
    }

    @Test("That a folder has two languages is told by the package manager, which names no line")
    func languages() throws {
        let folder = try TestFolder()
        let said = "error: 'a': target at '/a' contains mixed language source files; feature not supported"
        #expect(BuildErrors(in: said, root: folder.url).lack == .otherLanguage)
        #expect(BuildErrors(in: "A.swift:1:8: \(said)", root: folder.url).lack == nil)
    }

    @Test("A line of the sources that the compiler shows below an error is none")
    func quoted() {
        let errors = BuildErrors(
            in: """
                A.swift:11:14: error: no
                 9 | // B.swift:1:8: error: no such module 'UIKit'
                10 | // B.swift:1:8: error: no such module 'UIKit'
                11 | let n: Int = ""
                   |              `- error: no
                """
        )
        #expect(errors.errors.map(\.line) == ["A.swift:11:14: error: no"])
        #expect(errors.lack == nil)
    }

    /// There UIKit's code fails at its import, and such a name is the sources' own.
    @Test("On Linux a name that looks like UIKit's and is not there is a mistake of the sources")
    func misspelt() {
        #expect(BuildErrors(in: "A.swift:2:1: error: cannot find 'UIStat' in scope", on: .linux).lack == nil)
    }

    @Test("An error without a place is shown when there is no other")
    func unlocated() {
        let errors = BuildErrors(in: "Building\nerror: cyclic dependency declaration found: A -> B -> A\ndone")
        #expect(errors.errors.map(\.line) == ["error: cyclic dependency declaration found: A -> B -> A"])
    }

    @Test("Without any error the end of the output is shown")
    func none() {
        let errors = BuildErrors(in: (1...12).map { "line \($0)" }.joined(separator: "\n"))
        #expect(errors.errors.map(\.line) == (3...12).map { "line \($0)" })
    }

    @Test("Of many errors the first ten are shown, and how many more there are")
    func many() {
        let errors = BuildErrors(in: (1...13).map { "A.swift:\($0):1: error: no" }.joined(separator: "\n"))
        #expect(errors.errors.count == 10)
        #expect(errors.description.hasSuffix("  A.swift:10:1: error: no\n  and 3 more"))
    }
}
