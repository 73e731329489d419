import Testing

@testable import catwalk

@Suite("What --version says")
struct BuildTests {
    @Test("Version, commit, build and toolchain have a line each")
    func description() {
        let build = Build(
            version: "catwalk 1.2.0",
            commit: "4924213",
            configuration: "release, static, Linux x86_64",
            toolchain: "Swift version 6.3.1 (swift-6.3.1-RELEASE)"
        )
        #expect(
            "\(build)" == """
                catwalk 1.2.0
                commit: 4924213
                build: release, static, Linux x86_64
                toolchain: Swift version 6.3.1 (swift-6.3.1-RELEASE)
                """
        )
    }

    @Test("What the build was not told is said to be so")
    func unknown() {
        let build = Build(version: "catwalk 1.2.0", commit: nil, configuration: "debug, Linux arm64", toolchain: nil)
        #expect(
            "\(build)" == """
                catwalk 1.2.0
                commit: not known
                build: debug, Linux arm64
                toolchain: not known
                """
        )
    }

    @Test("The program that runs says how it was built itself")
    func own() {
        #expect(Build.own.version == Catwalk.version)
        #expect(Build.own.configuration.contains(/^(debug|release), .*(Linux|macOS) (x86_64|arm64)$/))
    }
}
