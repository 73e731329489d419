import Testing

@testable import Subject

struct ExpressionScanTests {
    @Test(
        "an expression with few ways to match is safe to try",
        arguments: [
            "ScenarioTests", "^Tests\\.Scenario.*load", "(Load|Save)(Cat|Dog)?", "[a(+)]+", "\\(a+\\)+",
            "\\d{1,3}-[a-z]{2}",
            "(?:abc)+", "(?<name>Scenario)s*", "(?i)scenario", "\\Q(a+)+\\E", "a{b}", "(?=Tests)Scenario.*?run",
            "(?#(a+)+)a",
            "((((Scenario))))", "a++b", "",
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
            ("(?<n>a+)+", .repeatedChoice), (".*a.*b.*c", .loops), ("(a*b){5}", .loops),
            ("a?a?a?a?a?a?a?a?a?a?a?a?a?a?", .choices), ("(a|b){20}", .choices), ("(a{1000}){1000}", .choices),
            ("a{99999999999999999999}", .choices), ("a{,99999999999999999999}", .choices),
            ("(?x)( a+ # )\n )+", .extendedSyntax),
            ("(?'n'(a+)+)$", .extendedSyntax), ("(a)(\\g{1}+)+$", .repeatedChoice), ("(\\x{61}+)+", .repeatedChoice),
            (String(repeating: "(", count: 1000), .nesting), (String(repeating: "{", count: 1001), .length),
        ]
    )
    func slow(pattern: String, excess: ExpressionScan.Excess) {
        #expect(ExpressionScan(of: pattern).excess == excess)
    }
}
