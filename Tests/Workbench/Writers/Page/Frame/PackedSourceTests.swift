import Testing

@testable import Page

struct PackedSourceTests {
    @Test("A style keeps every rule, and what stands in quotes")
    func style() {
        let style = """
            /* What is
               wide. */
            .wide td, th {
              margin: 0 calc(1rem + 2px);
              font: 1rem / 1.5 "Songti SC", serif;
            }
            @media (min-width: 40rem) { a:hover::after { content: " ↑"; } }
            """
        #expect(
            PackedSource.style(Array(style.utf8))
                == ".wide td,th{margin:0 calc(1rem + 2px);font:1rem / 1.5 \"Songti SC\",serif}"
                + "@media (min-width:40rem){a:hover::after{content:\" ↑\"}}"
        )
    }

    @Test("A script keeps every line of code, without the space that its signs do not need, and what stands in quotes")
    func script() {
        let script = """
            // Shows it.
            function show() {
              // Twice.
              const a = "x  // y = 1";
              const b = a.replace(/[=?]>"/, `${[a, "b"].join(" ? ")} : c`) + a / 2 - 1 / 3;

              return a === b ? [] : a; // both
            }
            """
        #expect(
            PackedSource.script(Array(script.utf8))
                == """
                function show(){
                const a="x  // y = 1";
                const b=a.replace(/[=?]>"/,`${[a, "b"].join(" ? ")} : c`)+ a / 2 - 1 / 3;
                return a===b?[]:a;// both
                }
                """
        )
    }
}
