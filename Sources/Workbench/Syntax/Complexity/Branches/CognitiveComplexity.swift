/// How hard a body is to follow: breaks in its linear flow, the nested ones weighing more.
///
/// Campbell, SonarSource 2018. Local functions and closures count in the outermost body, one level deeper.
public struct CognitiveComplexity: Hashable, Codable, Sendable {
    public internal(set) var value = 0
}
