import Foundation
import Subject
import TestFolder
import Testing

@testable import Pipeline
@testable import Report

struct ComparedProtocolsTests {
    @Test("Code as deep as it may be is compared on a small thread, too")
    func depth() async throws {
        // As many `#if` inside each other as there may be, two branches of them with a requirement, beside 3 000 calls
        // in one another.
        let conditions = String(repeating: "#if DEEP\n", count: 16)
        let ends = String(repeating: "#endif\n", count: 16)
        let chain = "let chain = cat\n" + String(repeating: "    .purred()\n", count: 3_000)
        let deep = "protocol LoadView {\n\(conditions)func tapped()\n#else\nfunc shown()\n\(ends)}\n\(chain)"
        let folder = try Self.folder(app: deep, twin: "protocol LoadView { func tapped() }")
        let subject = try Subject.load(from: folder.url)
        let sources = try await SubjectSources.read(subject)

        let figures = await withCheckedContinuation { compared in
            let thread = Thread {
                compared.resume(returning: ComparedProtocols(of: subject, sources: sources).figures(of: "App"))
            }
            // What a thread other than the main one has on macOS.
            thread.stackSize = 512 * 1024
            thread.start()
        }
        let app = ProtocolPairFigures(
            name: "Views",
            protocol: "LoadView",
            requirements: 2,
            matched: 1,
            leftOut: 0,
            unmatched: 1
        )
        #expect(figures == [app])
        #expect(throws: Never.self) { try ComparedProtocols(of: subject, sources: sources).check() }
    }

    @Test("What both branches of a condition require of a protocol is required")
    func branches() async throws {
        let twice = "#if A\nprotocol LoadView { func tapped() }\n#else\nprotocol LoadView { func held() }\n#endif"
        let folder = try Self.folder(app: twice, twin: "protocol LoadView { func tapped() }")
        let subject = try Subject.load(from: folder.url)
        let compared = ComparedProtocols(of: subject, sources: try await SubjectSources.read(subject))
        let error = #expect(throws: ClaimsError.self) { try compared.check() }
        #expect(error?.description.contains("or name one of tapped(), held().") == true)
    }

    /// Two architectures of one file, whose protocols are to require `tapped()`; the first one's also `shown()`.
    private static func folder(app: String, twin: String) throws -> TestFolder {
        let folder = try TestFolder()
        try folder.write(app, to: "App/LoadView.swift")
        try folder.write(twin, to: "Twin/LoadView.swift")
        try folder.write(
            """
            name: Pair
            baseline: App
            architectures: [{name: App, sources: App}, {name: Twin, sources: Twin}]
            scenarios: Scenario
            claims: claims.yml
            """,
            to: ".catwalk.yml"
        )
        try folder.write(
            """
            protocolPairs:
              Views:
                protocols: {App: LoadView, Twin: LoadView}
                requirements: ['tapped()', {App: 'shown()'}]
            """,
            to: "claims.yml"
        )
        return folder
    }
}
