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
        "What the sources need and the package does not have is told from the first error that speaks of it",
        arguments: [
            ("no such module 'UIKit'", .module("UIKit")), ("no such module 'Testing'", nil),
            ("type 'Bundle' has no member 'module'", .resources),
            ("'tabBar' is unavailable in macOS", .otherSystem(name: "tabBar")),
            ("cannot find 'UIColor' in scope", .otherSystem(name: "UIColor")),
            ("cannot find type 'UIImage' in scope", .otherSystem(name: "UIImage")),
            (
                "'Mutex' is only available in macOS 15.0 or newer", .newerMacOS(name: "Mutex", version: "15.0")
            ),
            // What may be a mistake of the sources is one.
            ("cannot find 'Uint' in scope", nil), ("cannot find 'uiColor' in scope", nil), ("'x' is unavailable", nil),
        ] as [(String, BuildErrors.Lack?)]
    )
    func lack(error: String, lack: BuildErrors.Lack?) {
        let errors = BuildErrors(in: "A.swift:1:1: error: no\nA.swift:2:1: error: \(error)", on: .macOS)
        #expect(errors.lack == lack)
        #expect(errors.lack(in: .twins) == lack)
        #expect(errors.lack(in: .inXcode) == lack ?? .projectSettings(error: "no"))
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
