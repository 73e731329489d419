import Toolchain

/// The program that holds all tests of the package, and how it is told to be one of Swift Testing's.
public struct TestProgram: Sendable {
    public let tool: Tool

    /// What stands before any choice of tests.
    public let arguments: [String]

    public init(of package: ExtractedPackage, with toolchain: Toolchain) {
        tool =
            toolchain.testingHelper ?? Tool(executable: package.testProgram, environment: toolchain.swift.environment)
        let bundle = toolchain.testingHelper == nil ? [] : ["--test-bundle-path", package.testProgram.path]
        arguments = bundle + ["--testing-library", "swift-testing"]
    }
}
