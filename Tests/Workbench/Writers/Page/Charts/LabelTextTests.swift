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
}
