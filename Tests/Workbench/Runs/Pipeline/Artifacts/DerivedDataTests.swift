import Foundation
import TestFolder
import Testing

@testable import Pipeline

struct DerivedDataTests {
    @Test("The index of the latest build of what lies in the folder is found, whatever else Xcode has built")
    func latest() throws {
        let home = try TestFolder()
        let app = URL(filePath: "/Code/App", directoryHint: .isDirectory)
        for (build, workspace, age) in [
            ("App-old", "/Code/App/App.xcodeproj", 30.0), ("App-new", "/Code/App/ios/App.xcworkspace", 20),
            ("Other-x", "/Code/Application/Other.xcodeproj", 10),
        ] {
            let folder = "Library/Developer/Xcode/DerivedData/\(build)"
            try home.write(Self.list(workspace), to: "\(folder)/info.plist")
            try home.write("", to: "\(folder)/Index.noindex/DataStore/v5/units/a")
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_000_000 - age)],
                ofItemAtPath: home.url(of: "\(folder)/Index.noindex/DataStore").path
            )
        }
        // What is no build of Xcode, or has no index, is none.
        try home.write("nonsense", to: "Library/Developer/Xcode/DerivedData/Broken/info.plist")
        try home.write(Self.list("/Code/App/App.xcodeproj"), to: "Library/Developer/Xcode/DerivedData/Bare/info.plist")
        let found = DerivedData(in: ["HOME": home.url.path])?.indexStore(ofProjectIn: app)
        #expect(found?.path.hasSuffix("/DerivedData/App-new/Index.noindex/DataStore") == true)
    }

    @Test("Without a home or a build there is no index", arguments: [[:], ["HOME": "here"], ["HOME": "/nowhere"]])
    func none(environment: [String: String]) {
        let app = URL(filePath: "/Code/App", directoryHint: .isDirectory)
        #expect(DerivedData(in: environment)?.indexStore(ofProjectIn: app) == nil)
    }

    private static func list(_ workspace: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>WorkspacePath</key><string>\(workspace)</string></dict></plist>
        """
    }
}
