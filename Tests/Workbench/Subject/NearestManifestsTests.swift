import TestFolder
import Testing

@testable import Subject

struct NearestManifestsTests {
    @Test(
        "What has no manifest may lie in an Xcode project, or beside one",
        arguments: [
            ("App.xcodeproj/project.pbxproj", "App", true),
            ("ios/App.xcodeproj/project.pbxproj", "ios/App/Sources", true),
            ("ios/App.xcodeproj/project.pbxproj", "App", false), ("Package.swift", "App", false),
        ]
    )
    func project(file: String, module: String, lies: Bool) throws {
        let folder = try TestFolder()
        try folder.write("", to: file)
        let module = Module(name: "App", path: module)
        #expect(NearestManifests(of: [module], in: folder.url).hasProjectInstead == lies)
        try folder.write("// swift-tools-version: 6.0", to: "Package.swift")
        #expect(!NearestManifests(of: [module], in: folder.url).hasProjectInstead)
    }
}
