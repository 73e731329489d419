import Foundation
import TestFolder
import Testing

@testable import Toolchain

struct ToolchainTests {
    @Test("The tools that are found can be run, and belong to the compiler in use")
    func found() async throws {
        let toolchain = try await Toolchain.find(in: ProcessInfo.processInfo.environment)
        let programs = toolchain.coverage.executable.deletingLastPathComponent()
        #expect(FileManager.default.isExecutableFile(atPath: programs.appending(path: "swift-frontend").path))
        #expect(toolchain.profiles.executable.deletingLastPathComponent() == programs)
        #expect(toolchain.version.contains("Swift version"))
        #expect(try await toolchain.coverage.run(["--version"]).status == .exited(0))
        #expect([toolchain.coverage, toolchain.profiles].allSatisfy { $0.memoryLimit == .coverage })
    }

    @Test("Without swift on the path the error names the path")
    func noSwift() async throws {
        let error = try await #require(throws: ToolchainError.self) {
            try await Toolchain.find(in: ["PATH": "/nowhere:/nowhere/else"])
        }
        #expect(error == .swiftNotFound(path: "/nowhere:/nowhere/else"))
    }

    @Test("A toolchain without its tools is an error, even when the path has others of the same name")
    func incomplete() async throws {
        let folder = try TestFolder()
        let info =
            #"{"compilerVersion": "Swift version 9", "paths": {"runtimeResourcePath": "\#(folder.url.path)/usr/lib/swift"}}"#
        try folder.writeProgram("echo '\(info)'", to: "path/swift")
        try folder.writeProgram("exit 0", to: "path/llvm-cov")
        let path = folder.url(of: "path").path
        let error = try await #require(throws: ToolchainError.self) {
            try await Toolchain.find(in: ["PATH": path])
        }
        let missing = ToolchainError.toolMissing(
            name: "llvm-cov",
            folder: folder.url(of: "usr/bin").path,
            swift: "\(path)/swift"
        )
        #expect(error == missing)
    }

    @Test("A swift that does not say where its toolchain is, is an error with its path")
    func unknownPlace() async throws {
        let folder = try TestFolder()
        try folder.writeProgram("echo nonsense", to: "swift")
        let error = try await #require(throws: ToolchainError.self) {
            try await Toolchain.find(in: ["PATH": folder.url.path])
        }
        #expect(error.description.hasPrefix("\(folder.url(of: "swift").path) did not say where its toolchain is"))
    }

    @Test("When a build is killed, what it has left running ends before the next one begins")
    func killedBuild() async throws {
        let folder = try TestFolder()
        let scratch = folder.url(of: "scratch").path
        // Its last argument only names the folder, as a compiler's do.
        try folder.writeProgram(
            """
            echo > \(folder.url(of: "begun").path)
            i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done; echo > \(folder.url(of: "late").path)
            """,
            to: "compiler"
        )
        // Until the compiler runs, its process is another copy of this program, with this one's arguments.
        try folder.writeProgram(
            """
            \(folder.url(of: "compiler").path) \(scratch)/a.o > /dev/null 2>&1 &
            while [ ! -e \(folder.url(of: "begun").path) ]; do :; done
            kill -9 $$
            """,
            to: "swift"
        )
        var toolchain = try await Toolchain.find(in: ProcessInfo.processInfo.environment)
        toolchain.swift = Tool(executable: folder.url(of: "swift"), environment: toolchain.swift.environment)
        await #expect(throws: ToolchainError.self) { try await toolchain.build(["--scratch-path", scratch]) }
        #expect(FileManager.default.fileExists(atPath: folder.url(of: "late").path))
    }

    @Test(
        "Products lie where the native build system says, or the next one if it is gone, or the one that is forced",
        arguments: [
            (nil, "true", BuildSystem.native), (nil, "[ $4 = swiftbuild ]", .swiftbuild),
            ("swiftbuild", "true", .swiftbuild),
            ("native", "true", .native), ("", "true", .native),
        ]
    )
    func productsFolder(forced: String?, known: String, system: BuildSystem) async throws {
        let folder = try TestFolder()
        try folder.writeProgram("\(known) || exit 64; echo '/products of' $4", to: "swift")
        var environment = ["PATH": folder.url.path]
        environment["CATWALK_BUILD_SYSTEM"] = forced
        let found = try await toolchain(in: environment).productsFolder(of: [])
        #expect(found.system == system)
        #expect(found.folder.path == "/products of \(system.rawValue)")
    }

    @Test("A build system that nobody knows is an error that names those there are")
    func unknownBuildSystem() async throws {
        let folder = try TestFolder()
        try folder.writeProgram("exit 0", to: "swift")
        let toolchain = try toolchain(in: ["PATH": folder.url.path, "CATWALK_BUILD_SYSTEM": "bazel"])
        let error = try await #require(throws: ToolchainError.self) { try await toolchain.productsFolder(of: []) }
        #expect(
            error.description
                == "CATWALK_BUILD_SYSTEM is \"bazel\". Set it to native or swiftbuild, or take it away."
        )
    }

    @Test("A package of catwalk's own is in no repository, for git would heed the settings of the one around it")
    func noRepository() async throws {
        let folder = try TestFolder()
        try folder.writeProgram("echo /of/git:$GIT_DIR", to: "swift")
        let toolchain = try toolchain(in: ["PATH": folder.url.path])
        let own = ["--package-path", "/own"]
        #expect(try await toolchain.build(own).output.text == "/of/git:/dev/null\n")
        #expect(try await toolchain.productsFolder(of: own).folder.path == "/of/git:/dev/null")
        #expect(try await toolchain.build([]).output.text == "/of/git:\n")
    }

    @Test(
        "The compiler is started where it stands, for its driver looks for the rest of it in the folder that it is started in"
    )
    func ownFolder() async throws {
        let folder = try TestFolder()
        for name in ["swift", "swift-symbolgraph-extract", "other"] {
            let program = try folder.writeProgram("pwd", to: name)
            let tool = Tool(executable: program, environment: ["PATH": "/usr/bin:/bin"])
            let own = folder.url.followingLinks.path
            let here = FileManager.default.currentDirectoryPath
            #expect(try await tool.run([]).output.text == "\(name == "other" ? here : own)\n")
            #expect(try await tool.run([], in: URL(filePath: "/")).output.text == "/\n")
        }
    }

    @Test("A build that was killed is an error, and one that fails is a status")
    func builds() async throws {
        let folder = try TestFolder()
        try folder.writeProgram("[ $2 = killed ] && kill -9 $$; exit 3", to: "swift")
        let toolchain = try toolchain(in: ["PATH": folder.url.path])
        #expect(try await toolchain.build(["failing"]).status == .exited(3))
        let killed = ToolchainError.failed(command: "swift build killed", how: "was ended by signal 9", detail: "")
        await #expect(throws: killed) { try await toolchain.build(["killed"]) }
    }

    /// With the first `swift` on the path for all tools.
    private func toolchain(in environment: [String: String]) throws -> Toolchain {
        let swift = try #require(Tool.find("swift", in: environment))
        return Toolchain(
            swift: swift,
            coverage: swift,
            profiles: swift,
            testingHelper: nil,
            indexLibrary: swift.executable,
            version: ""
        )
    }
}
