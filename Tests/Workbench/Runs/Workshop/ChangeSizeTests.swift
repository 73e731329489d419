import Testing

@testable import Workshop

struct ChangeSizeTests {
    @Test("Each file but those of answers counts, and so do its lines that were added and removed")
    func size() {
        let numstat = "3\t1\tSources/B.swift\n2\t0\t.catwalk.yml\n4\t4\tAnswers/b.yml\n-\t-\tPicture.png"
        let change = ChangeSize(numstat: numstat, without: ["Answers/b.yml"], in: nil)
        #expect(change.files == [".catwalk.yml", "Picture.png", "Sources/B.swift"])
        #expect(change.lines == 3 + 1 + 2)
        #expect(change.roles == 0)
    }
}
