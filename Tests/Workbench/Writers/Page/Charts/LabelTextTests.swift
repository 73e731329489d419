import Testing

@testable import Page

struct LabelTextTests {
    @Test(
        "A name that is too wide ends in an ellipsis; wide characters count twice",
        arguments: [("VIPER", 5, "VIPER"), ("VIPER", 4, "VIP…"), ("名字长", 6, "名字长"), ("名字长", 5, "名…")]
    )
    func fitted(_ name: String, limit: Int, label: String) {
        #expect(LabelText.fitted(name, to: limit) == label)
    }

    @Test("Names at the ends of lines do not lie on each other, nor below the chart")
    func apart() {
        #expect(LabelText.apart([100, 101, 60], in: [2, 0, 1], by: 15, above: 216) == [100, 115, 60])
        #expect(LabelText.apart([216, 216, 210], in: [2, 0, 1], by: 15, above: 216) == [201, 216, 186])
    }
}
