import Parsing
import Support
import Testing

@testable import Declarations

struct AvailabilityScopesTests {
    /// The place of the `x` counts: it runs from `oldest` on.
    @Test(
        "What stands below a condition for a system runs from that system on",
        arguments: [
            ("x", nil),
            ("@available(macOS 15.4, *) struct A { var a: Int { x } }", "15.4"),
            ("@available(iOS 18, *) struct A { var a: Int { x } }", nil),
            ("@available(macOS, introduced: 15) func a() { x }", "15"),
            ("@available(macOS, deprecated: 15) func a() { x }", nil),
            ("@available(macOS 15, *) func a() {}; x", nil),
            ("@available(macOS 14, *) struct A { @available(macOS 15, *) var a: Int { x } }", "15"),
            ("@available(macOS 15, *) struct A { @available(macOS 14, *) var a: Int { x } }", "15"),
            ("if #available(macOS 15, *) { x }", "15"),
            ("if #available(macOS 15, *), x {}", "15"),
            ("if x, #available(macOS 15, *) {}", nil),
            ("if #available(macOS 15, *) {} else { x }", nil),
            ("if #available(macOS 15, *) {}; x", nil),
            ("if #unavailable(macOS 15) {} else { x }", "15"),
            ("if #unavailable(macOS 15) { x }", nil),
            ("while #available(macOS 15, *) { x }", "15"),
            ("func a() { guard #available(macOS 15, *) else { return }; x }", "15"),
            ("func a() { guard #available(macOS 15, *) else { return x } }", nil),
            ("func a() { guard #available(macOS 15, *) else { return } }; x", nil),
            ("func a() { { guard #available(macOS 15, *) else { return } }; x }", nil),
            ("switch a { case 1: guard #available(macOS 15, *) else { break }; case 2: x }", nil),
        ]
    )
    func scope(text: String, oldest: String?) throws {
        #expect(try version(ofXIn: text) == oldest.flatMap { MacOSVersion($0) })
    }

    @Test(
        "A branch that no Mac compiles runs on none",
        arguments: [
            ("#if os(Linux)\nx\n#endif", false), ("#if os(macOS)\nx\n#endif", true),
            ("#if !os(Linux)\nx\n#endif", true), ("#if os(macOS)\n#else\nx\n#endif", false),
            ("#if canImport(Darwin)\n#elseif DEBUG\nx\n#endif", false), ("#if canImport(Glibc)\nx\n#endif", false),
            ("#if DEBUG\nx\n#endif", true), ("#if DEBUG\n#else\nx\n#endif", true),
            ("#if DEBUG && os(Linux)\nx\n#endif", false), ("#if DEBUG || os(Linux)\nx\n#endif", true),
            ("#if DEBUG || os(macOS)\n#else\nx\n#endif", false),
            ("#if os(Linux) || os(macOS) && DEBUG\nx\n#endif", true),
            ("#if (os(Linux) || os(Windows))\nx\n#endif", false), ("#if os(Linux)\n#endif\nx", true),
        ]
    )
    func branch(text: String, isCompiled: Bool) throws {
        #expect(try version(ofXIn: text) == (isCompiled ? nil : .never))
    }

    private func version(ofXIn text: String) throws -> MacOSVersion? {
        let file = ParsedFile(path: "A.swift", text: text)
        let place = try #require(text.firstRange(of: /\bx\b/)?.lowerBound)
        let offset = text.utf8.distance(from: text.startIndex, to: place)
        return AvailabilityScopes(of: file).oldest(at: file.lines.position(atOffset: offset))
    }
}
