import Testing
import Words

@testable import Page
@testable import Report

struct DifferenceTextTests {
    @Test(
        "A difference says what shows here and what shows elsewhere, in each language",
        arguments: [
            (.part("Save"), .off, .on, "Save: off, elsewhere on", "Save：停用，其他手机为启用"),
            (.part("Save"), nil, .present, "Save: missing, elsewhere there", "Save：缺失，其他手机为有"),
            (.screen, .text("Edit"), .text("Cat"), "Screen: “Edit”, elsewhere “Cat”", "页面：“Edit”，其他手机为“Cat”"),
            (.alert, .text("No net (OK)"), nil, "Alert: “No net (OK)”, elsewhere missing", "提示框：“No net (OK)”，其他手机为缺失"),
            (.order, .text("A, B"), .text("B, A"), "Order: “A, B”, elsewhere “B, A”", "顺序：“A, B”，其他手机为“B, A”"),
            (
                .part("Photo"), .picture(.greyCat), .picture(.cat),
                "Photo: cat with a filter, elsewhere cat as it is", "Photo：cat 加滤镜，其他手机为cat 原图"
            ),
            (
                .part("Photo"), .picture(.greyCat), .picture(.init(name: "cat", matrix: [1])),
                "Photo: cat with a filter, elsewhere with another filter", "Photo：cat 加滤镜，其他手机为另一种滤镜"
            ),
        ] as [(FrameDifference.Place, FrameDifference.Value?, FrameDifference.Value?, String, String)]
    )
    func text(
        place: FrameDifference.Place,
        here: FrameDifference.Value?,
        elsewhere: FrameDifference.Value?,
        english: String,
        chinese: String
    ) throws {
        let difference = try #require(FrameDifference(place, here, elsewhere: elsewhere))
        #expect(difference.text(in: .standard) == Words(en: english, zh: chinese))
    }
}
