import Coverage
import Testing

struct ForeignPathsTests {
    private let files = ["Sources/MVC/View.swift", "Sources/MVP/View.swift", "Sources/Model/Cat.swift"]

    @Test("A path on another machine is the file that it ends with")
    func whole() {
        let paths = ForeignPaths(["/ci/app/Sources/MVC/View.swift", "/ci/app/Sources/Model/Cat.swift"], of: files)
        #expect(paths["/ci/app/Sources/MVC/View.swift"] == "Sources/MVC/View.swift")
        #expect(paths["/ci/app/Sources/Model/Cat.swift"] == "Sources/Model/Cat.swift")
        #expect(paths["/ci/app/Sources/Model/Dog.swift"] == nil)
    }

    @Test("A file of the same name elsewhere is not taken for it, where the folders are as here")
    func stranger() {
        let paths = ForeignPaths(["/ci/app/Vendor/Cat.swift", "/ci/app/Sources/MVC/View.swift"], of: files)
        #expect(paths["/ci/app/Vendor/Cat.swift"] == nil)
    }

    @Test("Where the folders are laid out in another way, the longest common end decides")
    func layout() {
        let paths = ForeignPaths(["/x/MVC/View.swift", "/x/MVP/View.swift", "/x/Entities/Cat.swift"], of: files)
        #expect(paths["/x/MVC/View.swift"] == "Sources/MVC/View.swift")
        #expect(paths["/x/MVP/View.swift"] == "Sources/MVP/View.swift")
        #expect(paths["/x/Entities/Cat.swift"] == "Sources/Model/Cat.swift")
    }

    @Test(
        "What fits two alike is nobody's",
        arguments: [["/x/View.swift"], ["/a/Model/Cat.swift", "/b/Model/Cat.swift"]]
    )
    func ambiguous(_ foreign: [String]) {
        let paths = ForeignPaths(foreign, of: files)
        #expect(foreign.allSatisfy { paths[$0] == nil })
    }

    @Test("A part of a name is not a part of a path")
    func parts() {
        #expect(ForeignPaths(["/x/MyCat.swift"], of: files)["/x/MyCat.swift"] == nil)
    }
}
