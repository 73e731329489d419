import Foundation
import Toolchain

extension Toolchain {
    /// The compiler itself, without the package manager.
    ///
    /// On macOS it has to be told where the system's SDK lies; `SDKROOT` stands for its option `-sdk`.
    public func directCompiler() async throws -> Tool {
        var environment = swift.environment
        if let xcrun = Tool.find("xcrun", in: environment) {
            let sdk = try await xcrun.run(["--sdk", "macosx", "--show-sdk-path"]).checked()
            environment["SDKROOT"] = sdk.output.lastLines(1)
        }
        return Tool(executable: try program(named: "swiftc").executable, environment: environment)
    }
}
