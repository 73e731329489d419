import Testing

@testable import Publication

struct PortableFileNamesTests {
    @Test(
        "A name leads nowhere else, and no two are alike, in whichever case",
        arguments: [
            (["MVC", "MVP"], ["MVC", "MVP"]),
            (["../../etc/passwd", "a b"], ["------etc-passwd", "a-b"]),
            (["MVP", "mvp", "Mvp"], ["MVP", "mvp-2", "Mvp-3"]),
            (["", "..", "猫"], ["-", "--", "--2"]),
            ([String(repeating: "x", count: 300)], [String(repeating: "x", count: 100)]),
        ]
    )
    func unique(_ texts: [String], names: [String]) {
        #expect(PortableFileNames.unique(for: texts) == names)
    }
}
