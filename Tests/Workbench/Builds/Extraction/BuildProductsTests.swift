import Foundation
import Testing
import Toolchain

@testable import Extraction

/// Paths as the package manager of Swift 6.3.1 makes them on Linux, and as its sources say for macOS.
struct BuildProductsTests {
    private let native = BuildProducts(system: .native, folder: URL(filePath: "/b/x86/debug/"))
    private let swiftbuild = BuildProducts(system: .swiftbuild, folder: URL(filePath: "/b/out/Products/Debug-linux/"))

    @Test("The index lies below the native build system's products, and beside the folder of the other's")
    func index() {
        #expect(native.indexStore.path == "/b/x86/debug/index/store")
        #expect(swiftbuild.indexStore.path == "/b/out")
    }

    @Test("The native build system makes one program of all tests of a package")
    func nativeTests() {
        let linux = "/b/x86/debug/ShopPackageTests.xctest"
        #expect(native.testBundle(of: "LeftTests", in: "Shop", on: .linux).path == linux)
        #expect(native.testProgram(of: "LeftTests", in: "Shop", on: .linux).path == linux)
        #expect(native.coveredPrograms(of: "LeftTests", in: "Shop", on: .linux).map(\.path) == [linux])
        #expect(native.testBundle(of: "LeftTests", in: "Shop", on: .macOS).path == linux)
        let macOS = "\(linux)/Contents/MacOS/ShopPackageTests"
        #expect(native.testProgram(of: "LeftTests", in: "Shop", on: .macOS).path == macOS)
        #expect(native.coveredPrograms(of: "LeftTests", in: "Shop", on: .macOS).map(\.path) == [macOS])
    }

    @Test("The other build system makes a program of each target's tests, and on Linux a library that it loads")
    func otherTests() {
        let folder = "/b/out/Products/Debug-linux"
        let runner = "\(folder)/LeftTests-test-runner"
        #expect(swiftbuild.testBundle(of: "LeftTests", in: "Shop", on: .linux).path == runner)
        #expect(swiftbuild.testProgram(of: "LeftTests", in: "Shop", on: .linux).path == runner)
        #expect(
            swiftbuild.coveredPrograms(of: "LeftTests", in: "Shop", on: .linux).map(\.path) == [
                "\(folder)/LeftTests.so", runner,
            ]
        )
        let bundle = "\(folder)/LeftTests.xctest"
        #expect(swiftbuild.testBundle(of: "LeftTests", in: "Shop", on: .macOS).path == bundle)
        #expect(
            swiftbuild.testProgram(of: "LeftTests", in: "Shop", on: .macOS).path == "\(bundle)/Contents/MacOS/LeftTests"
        )
        #expect(
            swiftbuild.coveredPrograms(of: "LeftTests", in: "Shop", on: .macOS).map(\.path)
                == ["\(bundle)/Contents/MacOS/LeftTests"]
        )
    }
}
