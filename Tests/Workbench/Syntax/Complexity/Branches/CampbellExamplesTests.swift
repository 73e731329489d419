import Complexity
import Testing

/// The worked examples of Campbell's paper (SonarSource 2018), told again in Swift; each line says what it adds.
///
/// Left out are those that Swift cannot say: wrapping functions and classes of JavaScript, decorators of Python. Of
/// conditional compilation, which the paper counts, `#if` adds nothing here.
struct CampbellExamplesTests {
    @Test("the cognitive complexity is the paper's", arguments: CampbellText.examples + CampbellAppendix.examples)
    func cognitive(example: BodySample) {
        #expect(example.measured == example.bodies, "\(example.reason)")
    }
}
