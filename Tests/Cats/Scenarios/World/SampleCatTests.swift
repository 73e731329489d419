import Foundation
import Testing

@testable import CatsScenarios

struct SampleCatTests {
    @Test("A cat's address is that of its photo")
    func address() {
        #expect(SampleCat.tabby.address == "http://cats.example/tabby.png")
        #expect(SampleCat.tabby.cat.photoURL.absoluteString == SampleCat.tabby.address)
    }

    @Test("A developed photo tells what it was made of, one filter over another")
    func developed() {
        let photo = SampleCat.tabby.photo(under: .sepia).developed(with: .noir)
        #expect(photo.picture.data == Data("tabby+Sepia+Noir".utf8))
        #expect(photo.picture.mediaType == .svg)
    }

    @Test("A photo under no filter is the original")
    func original() {
        #expect(SampleCat.siamese.photo(under: nil) == SampleCat.siamese.photo)
    }
}
