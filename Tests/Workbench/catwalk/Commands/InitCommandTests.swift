import Foundation
import TestFolder
import Testing
import Toolchain
import Twins

@testable import catwalk

/// Runs the built command.
struct InitCommandTests {
    @Test("It writes a configuration once, says what to check, and measures with it")
    func once() async throws {
        let folder = try TestFolder()
        try folder.write("struct FeedView {}", to: "App/Feed/FeedView.swift")
        let first = try await catwalk("init", folder.url.path)
        #expect(first.status == .exited(0))
        #expect(
            first.output.text.hasPrefix("Wrote \(folder.url.path)/.catwalk.yml.\n\nGuessed:\n  architectures   App\n")
        )
        #expect(first.output.text.contains("\nCheck:\n"))
        #expect(first.output.text.hasSuffix("\n\nNext: catwalk report \(folder.url.path)\n"))
        #expect(try await catwalk("check", "--engine", "syntax", folder.url.path).status == .exited(0))

        let text = try folder.text(of: ".catwalk.yml")
        let second = try await catwalk("init", folder.url.path)
        #expect(second.status == .exited(2))
        #expect(second.errors.text.hasPrefix("catwalk: There is a .catwalk.yml in \(folder.url.path) already"))
        #expect(second.output.text.isEmpty)
        #expect(try folder.text(of: ".catwalk.yml") == text)
    }

    @Test("A package is offered the two lines that add the plugin, if it is known who publishes it")
    func plugin() async throws {
        #expect(InitCommand.offer(of: "OWNER") == nil)
        let offer = try #require(InitCommand.offer(of: "felix"))
        #expect(
            "\(offer)" == """

                So that all who work on this app have the same catwalk, run in its folder:
                  swift package add-dependency https://github.com/felix/catwalk --branch plugin
                  swift package catwalk measure

                """
        )
        let folder = try TestFolder()
        try folder.write("let package = Package(name: \"App\")", to: "Package.swift")
        try folder.write("struct FeedView {}", to: "App/Feed/FeedView.swift")
        let result = try await catwalk("init", folder.url.path)
        let own = InitCommand.offer(of: Catwalk.publisher).map { "\($0)" } ?? ""
        #expect(result.output.text.hasSuffix("Next: catwalk report \(folder.url.path)\n\(own)"))
    }

    @Test("A folder without Swift files ends it with 2, and nothing is written")
    func empty() async throws {
        let folder = try TestFolder()
        let result = try await catwalk("init", folder.url.path)
        #expect(result.status == .exited(2))
        #expect(result.errors.text.hasPrefix("catwalk: There is no Swift file in \(folder.url.path)"))
        #expect(try folder.names().isEmpty)
    }

    @Test("What can't be read is named and ends it with 2, after the configuration was written from the rest")
    func problems() async throws {
        let folder = try TestFolder()
        try folder.write("struct FeedView {}", to: "App/A.swift")
        try folder.write("\0", to: "App/B.swift")
        let result = try await catwalk("init", folder.url.path)
        #expect(result.status == .exited(2))
        #expect(result.errors.text.hasPrefix("catwalk: App/B.swift: It has a NUL byte"))
        #expect(try folder.names() == [".catwalk.yml", "App"])
    }

    private func catwalk(_ arguments: String...) async throws -> ToolResult {
        let tool = Tool(
            executable: Twins.products.appending(path: "catwalk"),
            environment: ChildEnvironment.sanitized(ProcessInfo.processInfo.environment)
        )
        return try await tool.run(arguments, within: .build)
    }
}
