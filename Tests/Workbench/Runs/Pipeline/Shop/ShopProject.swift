import Testing

/// How the shop's Xcode project says which target has which file.
enum ShopProject: CaseIterable, CustomTestStringConvertible {
    case listsFiles
    case namesFolders

    var testDescription: String {
        switch self {
        case .listsFiles: "a project that lists its files"
        case .namesFolders: "a project that names folders"
        }
    }

    /// The `project.pbxproj`; identifiers can be read, which Xcode's can't.
    var text: String {
        switch self {
        case .listsFiles: Self.listing
        case .namesFolders: Self.naming
        }
    }
}

extension ShopProject {
    /// As Xcode wrote it until 15: groups, files, and what each target compiles.
    private static let listing = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 56;
            objects = {
                B01 /* Cat.swift in Sources */ = {isa = PBXBuildFile; fileRef = F01 /* Cat.swift */; };
                B02 /* CatStore.swift in Sources */ = {isa = PBXBuildFile; fileRef = F02 /* CatStore.swift */; };
                B03 /* MakeFeed.swift in Sources */ = {isa = PBXBuildFile; fileRef = F03 /* MakeFeed.swift */; };
                B04 /* FeedCell.swift in Sources */ = {isa = PBXBuildFile; fileRef = F04 /* FeedCell.swift */; };
                B05 = {isa = PBXBuildFile; fileRef = F05 /* FeedViewController.swift */; };
                B06 /* MakeFeed.swift in Sources */ = {isa = PBXBuildFile; fileRef = F06 /* MakeFeed.swift */; };
                B07 = {isa = PBXBuildFile; fileRef = F07 /* FeedViewController.swift */; };
                B08 = {isa = PBXBuildFile; fileRef = F08 /* FeedViewModel+Loading.swift */; };
                B09 = {isa = PBXBuildFile; fileRef = F09 /* FeedViewModel.swift */; };
                B10 /* FeedTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = F10 /* FeedTests.swift */; };
                B11 /* FeedTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = F11 /* FeedTests.swift */; };

                F01 = {isa = PBXFileReference; path = Cat.swift; sourceTree = "<group>"; };
                F02 = {isa = PBXFileReference; path = CatStore.swift; sourceTree = "<group>"; };
                F03 = {isa = PBXFileReference; path = MakeFeed.swift; sourceTree = "<group>"; };
                F04 = {isa = PBXFileReference; path = FeedCell.swift; sourceTree = "<group>"; };
                F05 = {isa = PBXFileReference; path = FeedViewController.swift; sourceTree = "<group>"; };
                F06 = {isa = PBXFileReference; path = MakeFeed.swift; sourceTree = "<group>"; };
                F07 = {isa = PBXFileReference; path = FeedViewController.swift; sourceTree = "<group>"; };
                F08 = {isa = PBXFileReference; path = "FeedViewModel+Loading.swift"; sourceTree = "<group>"; };
                F09 = {isa = PBXFileReference; path = FeedViewModel.swift; sourceTree = "<group>"; };
                F10 = {isa = PBXFileReference; path = FeedTests.swift; sourceTree = "<group>"; };
                F11 = {isa = PBXFileReference; path = FeedTests.swift; sourceTree = "<group>"; };
                F12 = {isa = PBXFileReference; path = Shop.app; sourceTree = BUILT_PRODUCTS_DIR; };

                G0 = {isa = PBXGroup; children = (G1, G2, G5, G8, G9, GP, ); sourceTree = "<group>"; };
                G1 = {isa = PBXGroup; children = (F01, F02, ); path = Core; sourceTree = "<group>"; };
                G2 = {isa = PBXGroup; children = (G3, G4, ); path = MVC; sourceTree = "<group>"; };
                G3 = {isa = PBXGroup; children = (F03, ); path = App; sourceTree = "<group>"; };
                G4 = {isa = PBXGroup; children = (F04, F05, ); path = Feed; sourceTree = "<group>"; };
                G5 = {isa = PBXGroup; children = (G6, G7, ); path = MVVM; sourceTree = "<group>"; };
                G6 = {isa = PBXGroup; children = (F06, ); path = App; sourceTree = "<group>"; };
                G7 = {isa = PBXGroup; children = (F07, F08, F09, ); path = Feed; sourceTree = "<group>"; };
                G8 = {isa = PBXGroup; children = (F10, ); path = MVCTests; sourceTree = "<group>"; };
                G9 = {isa = PBXGroup; children = (F11, ); path = MVVMTests; sourceTree = "<group>"; };
                GP = {isa = PBXGroup; children = (F12, ); name = Products; sourceTree = "<group>"; };

                P1 = {isa = PBXSourcesBuildPhase; files = (B01, B02, ); };
                P2 = {isa = PBXSourcesBuildPhase; files = (B03, B04, B05, ); };
                P3 = {isa = PBXSourcesBuildPhase; files = (B06, B07, B08, B09, ); };
                P4 = {isa = PBXSourcesBuildPhase; files = (B10, ); };
                P5 = {isa = PBXSourcesBuildPhase; files = (B11, ); };

                T1 = {isa = PBXNativeTarget; buildPhases = (P1, ); name = Core; productType = "\(framework)"; };
                T2 = {isa = PBXNativeTarget; buildPhases = (P2, ); name = MVC; productType = "\(app)"; };
                T3 = {isa = PBXNativeTarget; buildPhases = (P3, ); name = MVVM; productType = "\(app)"; };
                T4 = {isa = PBXNativeTarget; buildPhases = (P4, ); name = MVCTests; productType = "\(unitTests)"; };
                T5 = {isa = PBXNativeTarget; buildPhases = (P5, ); name = MVVMTests; productType = "\(unitTests)"; };
                R = {isa = PBXProject; mainGroup = G0; targets = (T2, T3, T1, T4, T5, ); };
            };
            rootObject = R /* Project object */;
        }
        """

    /// As Xcode writes it since 16: the folders of each target.
    private static let naming = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 77;
            objects = {
                E1 = {isa = \(exceptions); membershipExceptions = (Info.plist, ); target = T2 /* MVC */; };

                S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Core; sourceTree = "<group>"; };
                S2 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, ); path = MVC; sourceTree = "<group>"; };
                S3 = {isa = PBXFileSystemSynchronizedRootGroup; path = MVVM; sourceTree = "<group>"; };
                S4 = {isa = PBXFileSystemSynchronizedRootGroup; path = MVCTests; sourceTree = "<group>"; };
                S5 = {isa = PBXFileSystemSynchronizedRootGroup; path = MVVMTests; sourceTree = "<group>"; };
                G0 = {isa = PBXGroup; children = (S1, S2, S3, S4, S5, ); sourceTree = "<group>"; };

                P1 = {isa = PBXSourcesBuildPhase; files = (); };
                T1 = {isa = PBXNativeTarget; buildPhases = (P1, ); \(folders) = (S1, ); name = Core; productType = "\(framework)"; };
                T2 = {isa = PBXNativeTarget; \(folders) = (S2, ); name = MVC; productType = "\(app)"; };
                T3 = {isa = PBXNativeTarget; \(folders) = (S3, ); name = MVVM; productType = "\(app)"; };
                T4 = {isa = PBXNativeTarget; \(folders) = (S4, ); name = MVCTests; productType = "\(unitTests)"; };
                T5 = {isa = PBXNativeTarget; \(folders) = (S5, ); name = MVVMTests; productType = "\(unitTests)"; };
                R = {isa = PBXProject; mainGroup = G0; targets = (T2, T3, T1, T4, T5, ); };
            };
            rootObject = R /* Project object */;
        }
        """

    private static let exceptions = "PBXFileSystemSynchronizedBuildFileExceptionSet"
    private static let folders = "fileSystemSynchronizedGroups"
    private static let framework = "com.apple.product-type.framework"
    private static let app = "com.apple.product-type.application"
    private static let unitTests = "com.apple.product-type.bundle.unit-test"
}
