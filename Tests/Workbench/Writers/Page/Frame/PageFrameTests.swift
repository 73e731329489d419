import Testing

@testable import Page

struct PageFrameTests {
    @Test("Nothing is allowed but a style and a script of these hashes, and pictures that are part of the page")
    func text() {
        // Digests of "a" and "b" by Python's hashlib, in Base64.
        #expect(
            PageFrame(style: "a", script: "b").policy
                == "default-src 'none'; style-src 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='; "
                + "script-src 'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0='; img-src data:; base-uri 'none'; "
                + "form-action 'none'"
        )
    }

    @Test("The page's policy names the style and the script that are in it")
    func page() throws {
        let page = try PageWriter.text(for: .madeUp)
        let style = try #require(page.firstMatch(of: /(?s)<style>(.*?)<\/style>/)).output.1
        let script = try #require(page.firstMatch(of: /(?s)<script>(.*?)<\/script>/)).output.1
        let policy = PageFrame(style: String(style), script: String(script)).policy
        #expect(page.contains("content=\"\(PageText().escapeText(policy))\""))
    }
}
