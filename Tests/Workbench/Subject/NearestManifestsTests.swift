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
        try folder.write("{isa = PBXFileReference; path = A.swift; sourceTree = \"<group>\"; };\n", to: file)
        try folder.write("struct A {}\n", to: "\(module)/Inner/A.swift")
        let module = Module(name: "App", path: module)
        #expect(NearestManifests(of: [module], in: folder.url).hasProjectInstead == lies)
        try folder.write("// swift-tools-version: 6.0", to: "Package.swift")
        #expect(!NearestManifests(of: [module], in: folder.url).hasProjectInstead)
    }

    @Test(
        "A project counts if it names a file of the module, or a folder around one whose files Xcode finds by itself",
        arguments: [
            ("path = A.swift;", true), (#"path = "My Code/A.swift";"#, true), ("path = B.swift;", false),
            ("name = A.swift;", false), ("// A.swift", false), ("", false), ("objects = {};", false),
            ("isa = PBXFileSystemSynchronizedRootGroup;\n\t\tpath = App;", true),
            ("isa = PBXFileSystemSynchronizedRootGroup; path = Inner;", true),
            ("isa = PBXFileSystemSynchronizedRootGroup; path = Other;", false),
            ("isa = PBXGroup; path = App;", false),
        ]
    )
    func ownProject(text: String, isOwn: Bool) throws {
        let folder = try TestFolder()
        try folder.write("{\n\t\t\(text)\n}\n", to: "Other.xcodeproj/project.pbxproj")
        try folder.write("struct A {}\n", to: "App/Inner/A.swift")
        let module = Module(name: "App", path: "App")
        #expect(NearestManifests(of: [module], in: folder.url).hasProjectInstead == isOwn)
    }
}
