import Testing

@testable import Subject

struct ExpressionScanTests {
    @Test(
        "an expression with few ways to match is safe to try",
        arguments: [
            "ScenarioTests", "^Tests\\.Scenario.*load", "(Load|Save)(Cat|Dog)?", "[a(+)]+", "\\(a+\\)",
            "\\d{1,3}-[a-z]{2}",
            "(?:abc)+", "(?<name>Scenario)s*", "(?i)scenario", "\\Q(a+)+\\E", "a{b}", "(?=Tests)Scenario.*?run",
            "(?#(a+)+)a",
            "((((Scenario))))", "a++b", "", "(a)\\1", "a{1000}", "(a|b){8}",
            "^(MVC|MVP|MVVM|VIPER)Tests\\.(LoadCat|ShowCat|Start)Scenario.*",
        ]
    )
    func safe(pattern: String) {
        #expect(ExpressionScan(of: pattern).excess == nil)
    }

    @Test(
        "a repetition of what can match in several ways is found, wherever it stands",
        arguments: [
            ("(a+)+$", ExpressionScan.Excess.repeatedChoice), ("(a|a)*$", .repeatedChoice), ("(a?)*b", .repeatedChoice),
            ("(?:a*b)+", .repeatedChoice), ("(?=(a+)+$)", .repeatedChoice), ("x|y(z(a|b)c)*", .repeatedChoice),
            ("[]](a+)+", .repeatedChoice), ("[^\\]](a+)*", .repeatedChoice), ("(a{1,2}){2,}", .repeatedChoice),
            ("(?<n>a+)+", .repeatedChoice), (".*a.*b", .loops), ("a*a*b", .loops), ("(a*b){5}", .loops),
            ("a?a?a?a?a?a?a?a?a?a?a?a?a?a?", .choices), ("(a|b){20}", .choices), ("(a{1000}){1000}", .choices),
            ("a{99999999999999999999}", .choices), ("a{,99999999999999999999}", .choices),
            ("(?x)( a+ # )\n )+", .extendedSyntax), ("(?<x>a*)(?P=x)b", .extendedSyntax),
            ("(?'n'(a+)+)$", .extendedSyntax), ("(a)(\\g{1}+)+$", .repeatedChoice), ("(\\x{61}+)+", .repeatedChoice),
            ("(a+)\\1", .loops), ("(?<n>a+)\\k<n>", .loops), ("(a+)\\g{1}", .loops),
            (String(repeating: "(", count: 1000), .nesting), (String(repeating: "{", count: 1001), .length),
        ]
    )
    func slow(pattern: String, excess: ExpressionScan.Excess) {
        #expect(ExpressionScan(of: pattern).excess == excess)
    }

    @Test("The longer the ways are, and beside a repetition without limit, the fewer there may be")
    func steps() {
        let (empty, long, longer) = ("(|)", String(repeating: "a", count: 100), String(repeating: "a", count: 400))
        // 1024 ways of 10 letters and of 110.
        #expect(ExpressionScan(of: "(b|c){10}").excess == nil)
        #expect(ExpressionScan(of: "(b|c){10}\(long)").excess == .choices)
        // 8192 ways of one letter, and of two beside a repetition.
        let many = String(repeating: empty, count: 13)
        #expect(ExpressionScan(of: "\(many)b").excess == nil)
        #expect(ExpressionScan(of: "\(many)a*b").excess == .choices)
        #expect(ExpressionScan(of: "a*(b|c){10}").excess == .choices)
        // Four ways of 103 letters, and of 403, however these are written.
        #expect(ExpressionScan(of: "a+(b|c)(d|e)\(long)").excess == nil)
        #expect(ExpressionScan(of: "a+(b|c)(d|e)\(longer)").excess == .choices)
        #expect(ExpressionScan(of: "a+(b|c)(d|e)\\Q\(longer)\\E").excess == .choices)
        #expect(ExpressionScan(of: "a+(b|c)(d|e)x{400}").excess == .choices)
    }
}
