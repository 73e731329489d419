import Claims
import Declarations
import Subject

extension ComparedProtocols {
    /// The subject's tables, and what the protocols require of the architectures that they are about.
    init(of subject: Subject, sources: SubjectSources) {
        let pairs = subject.claims.protocolPairs
        let compared = Set(pairs.flatMap(\.protocols.keys))
        let requirements = subject.architectures.filter { compared.contains($0.name) }.map { architecture in
            let protocols = sources[architecture.sources].flatMap { ProtocolRequirements.all(in: $0.parsed) }
            return (architecture.name, Dictionary(protocols.map { ($0.name, $0.requirements) }, uniquingKeysWith: +))
        }
        self.init(pairs, requirements: Dictionary(requirements) { first, _ in first })
    }
}
