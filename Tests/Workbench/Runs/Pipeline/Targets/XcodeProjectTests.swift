import Foundation
import Testing

@testable import Pipeline

/// Projects as Xcode writes them, made up, with what is needed of them.
struct XcodeProjectTests {
    private static let sources = [
        "Shop/Model/Cat.swift": "struct Cat {}\n", "Shop/Views/Cat View.swift": "struct CatView { let cat: Cat }\n",
        "ShopTests/CatTests.swift": "import Shop\nclass CatTests { let cat: Cat? = nil }\n",
        "Shop/Preview.swift": "struct Preview { let cat: Cat }\n", "Scripts/tool.swift": "print(1)\n",
    ]

    /// One that lists each file, in groups, as Xcode did until 15.
    private static let listed = """
        // !$*UTF8*$!
        {
            objects = {
                F1 = {isa = PBXFileReference; path = Cat.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = "Views/Cat View.swift"; sourceTree = "<group>"; };
                F3 /* CatTests.swift */ = {isa = PBXFileReference; path = ShopTests/CatTests.swift; sourceTree = SOURCE_ROOT; };
                F4 = {isa = PBXFileReference; path = Preview.swift; sourceTree = "<group>"; };
                F5 = {isa = PBXFileReference; path = /usr/Elsewhere.swift; sourceTree = "<absolute>"; };
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                B3 = {isa = PBXBuildFile; fileRef = F3; };
                B4 = {isa = PBXBuildFile; fileRef = F4; };
                B5 = {isa = PBXBuildFile; fileRef = F5; };
                B6 = {isa = PBXBuildFile; fileRef = F1; };
                G0 = {isa = PBXGroup; children = (G1, G3, ); sourceTree = "<group>"; };
                G1 = {isa = PBXGroup; children = (G2, F2, F4, ); path = Shop; sourceTree = "<group>"; };
                G2 = {isa = PBXGroup; children = (F1, ); path = Model; sourceTree = "<group>"; };
                G3 = {isa = PBXGroup; children = (F3, G3, ); name = Tests; sourceTree = "<group>"; };
                P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B4, B5, ); };
                P2 = {isa = PBXSourcesBuildPhase; files = (B3, B6, ); };
                T1 = {isa = PBXNativeTarget; name = Shop; buildPhases = (P1, ); productType = "com.apple.product-type.application"; };
                T2 = {isa = PBXNativeTarget; name = ShopTests; buildPhases = (P2, ); productType = "com.apple.product-type.bundle.unit-test"; };
                R = {isa = PBXProject; mainGroup = G0; targets = (T2, T1, ); };
            };
            rootObject = R;
        }
        """

    /// One that names folders, as Xcode does since 16.
    private static let synchronized = """
        {
            objects = {
                E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Preview.swift, ); target = T1; };
                E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Preview.swift, ); target = T3; };
                S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); path = Shop; sourceTree = "<group>"; };
                S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = ShopTests; sourceTree = "<group>"; };
                G0 = {isa = PBXGroup; children = (S1, S2, ); sourceTree = "<group>"; };
                T1 = {isa = PBXNativeTarget; name = Shop; fileSystemSynchronizedGroups = (S1, ); productType = "com.apple.product-type.application"; };
                T2 = {isa = PBXNativeTarget; name = ShopTests; fileSystemSynchronizedGroups = (S2, ); productType = "com.apple.product-type.bundle.unit-test"; };
                T3 = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
                R = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, T3, ); };
            };
            rootObject = R;
        }
        """

    // A list that names one object a thousand times, in a list that does so too, had been followed a billion times.
    @Test("What is listed often, or by several targets, counts once, for the first of them")
    func repeated() async throws {
        func list(_ id: String) -> String { Array(repeating: id, count: 1000).joined(separator: ",") }
        let project = """
            {objects={
                P={isa=PBXProject;mainGroup=G;targets=(\(list("T")),U);};
                G={isa=PBXGroup;children=(F);sourceTree="<group>";};
                F={isa=PBXFileReference;path=Shop/Cart.swift;sourceTree="<group>";};
                B={isa=PBXBuildFile;fileRef=F;};
                S={isa=PBXSourcesBuildPhase;files=(\(list("B")));};
                T={isa=PBXNativeTarget;name=App;buildPhases=(\(list("S")));};
                U={isa=PBXNativeTarget;name=Other;buildPhases=(S);};
            };rootObject=P;}
            """
        let parsed = try XcodeProject(text: Data(project.utf8), folder: "")
        #expect(parsed.targets.map(\.name) == ["App", "Other"])
        #expect(parsed.target(of: "Shop/Cart.swift")?.name == "App")
    }

    @Test("A path that no system opens leads to no file")
    func longPath() throws {
        let project = """
            {objects={
                P={isa=PBXProject;mainGroup=G;targets=(T);};
                G={isa=PBXGroup;path=\(String(repeating: "a", count: 5000));children=(F);sourceTree="<group>";};
                F={isa=PBXFileReference;path=A.swift;sourceTree="<group>";};
                B={isa=PBXBuildFile;fileRef=F;};
                S={isa=PBXSourcesBuildPhase;files=(B);};
                T={isa=PBXNativeTarget;name=App;buildPhases=(S);};
            };rootObject=P;}
            """
        let parsed = try XcodeProject(text: Data(project.utf8), folder: "")
        #expect(parsed.target(of: String(repeating: "a", count: 5000) + "/A.swift") == nil)
    }

    private static func survey(_ project: String, in folder: String = "") async throws -> Survey {
        let prefix = folder.isEmpty ? "" : folder + "/"
        let files =
            sources.map { ("\(prefix)\($0.key)", $0.value) } + [("\(prefix)Shop.xcodeproj/project.pbxproj", project)]
        return try await Kiosk(Dictionary(uniqueKeysWithValues: files)).survey()
    }

    private static func lines(of survey: Survey) -> [String] {
        survey.targets.map { "\($0.name) \($0.kind.rawValue) \($0.files) \($0.coupling.edges)" }
    }

    @Test("A project that lists its files gives each to its target; a file of two targets is the app's")
    func listsFiles() async throws {
        #expect(
            Self.lines(of: try await Self.survey(Self.listed))
                == ["Scripts folder 1 0", "Shop target 3 2", "ShopTests tests 1 1"]
        )
    }

    @Test("A project that names folders gives each file below to its target, but for exceptions")
    func namesFolders() async throws {
        // Without Preview the app has one edge; the widget sees no Cat, for it imports nothing.
        #expect(
            Self.lines(of: try await Self.survey(Self.synchronized))
                == ["Scripts folder 1 0", "Shop target 2 1", "ShopTests tests 1 1", "Widget target 1 0"]
        )
    }

    @Test("A project that can be read has no conflicts, whatever a script in it says")
    func markInScript() async throws {
        let script = "{isa = PBXShellScriptBuildPhase; shellScript = \"cat <<X\n<<<<<<< ours\nX\"; }"
        let text = Self.listed.replacing("objects = {", with: "objects = { S1 = \(script);")
        let survey = try await Self.survey(text)
        #expect(survey.problems.isEmpty)
        #expect(survey.targets.map(\.name) == ["Scripts", "Shop", "ShopTests"])
        #expect(survey.targets.map(\.kind) == [.folder, .target, .tests])
    }

    @Test("Two projects with targets of one name are worlds of their own")
    func variants() async throws {
        let one =
            Self.sources.map { ("One/\($0.key)", $0.value) } + [("One/Shop.xcodeproj/project.pbxproj", Self.listed)]
        // One that no other has, in a folder that is named like one of tests.
        let kiosk = "T3 = {isa = PBXNativeTarget; name = Kiosk; buildPhases = (P4, ); };"
        let phase = "B7 = {isa = PBXBuildFile; fileRef = F4; }; P4 = {isa = PBXSourcesBuildPhase; files = (B7, ); };"
        let project = Self.listed.replacing("objects = {", with: "objects = { \(kiosk) \(phase)")
            .replacing("files = (B1, B2, B4, B5, )", with: "files = (B1, B2, )")
            .replacing("targets = (T2, T1, )", with: "targets = (T2, T1, T3, )")
        let two =
            Self.sources.map { ("TwoTests/\($0.key)", $0.value) } + [
                ("TwoTests/Shop.xcodeproj/project.pbxproj", project)
            ]
        let survey = try await Kiosk(Dictionary(uniqueKeysWithValues: one + two)).survey()
        #expect(
            Self.lines(of: survey).filter { !$0.contains("folder") } == [
                "One/Shop target 3 2", "One/ShopTests tests 1 1", "TwoTests/Kiosk target 1 0",
                "TwoTests/Shop target 2 1", "TwoTests/ShopTests tests 1 1",
            ]
        )
        #expect(survey.ambiguous.isEmpty)
        // The project's folder says nothing of what its targets are.
        let apps = survey.targets.filter { $0.kind == .target }
        #expect(apps.allSatisfy { $0.coupling.martin != nil })
    }

    @Test("With a depth the folders have lines, and the edges stay")
    func depth() async throws {
        var files = Self.sources
        files["Shop.xcodeproj/project.pbxproj"] = Self.listed
        let folder = try Kiosk(files).folder
        let survey = try await SurveyRun(["."], in: folder.url).run(depth: 2)
        #expect(
            survey.targets.map { "\($0.name) \($0.coupling.edges)" }
                == ["Scripts 0", "Shop 1", "Shop/Model 0", "Shop/Views 1", "ShopTests 1"]
        )
    }

    @Test(
        "A project that can't be understood is named, and its files go by folders",
        arguments: [
            ("<<<<<<< ours\n\(listed)", "It has merge conflicts."),
            ("// !$*UTF8*$!\n<<<<<<< ours\n\(listed)", "It has merge conflicts."),
            ("", "It is no project that Xcode wrote."),
            ("{ objects = (); }", "It is no project that Xcode wrote."),
            (String(repeating: "{a=", count: 100_000), "It is no project that Xcode wrote."),
        ]
    )
    func broken(_ text: String, reason: String) async throws {
        let survey = try await Self.survey(text)
        let problem = try #require(survey.problems.first)
        #expect(survey.problems.count == 1)
        #expect(problem.path == "Shop.xcodeproj/project.pbxproj")
        #expect(problem.reason.hasPrefix(reason))
        #expect(survey.targets.map(\.name) == ["Scripts", "Shop", "ShopTests"])
    }

    @Test("A circle of groups and a target without anything have no files")
    func circle() async throws {
        let text = Self.listed.replacing("children = (G2, F2, F4, );", with: "children = (G2, F2, F4, G1, G0, );")
        let survey = try await Self.survey(text)
        #expect(survey.problems.isEmpty)
        #expect(survey.files.count == 5)
    }
}
