import Claims
import Declarations
import Subject

extension ComparedProtocols {
    /// The subject's tables, and what the protocols of its architectures require.
    init(of subject: Subject, sources: SubjectSources) {
        let requirements = subject.architectures.map { architecture in
            let protocols = sources[architecture.sources].flatMap { ProtocolRequirements.all(in: $0.parsed) }
            return (architecture.name, Dictionary(protocols.map { ($0.name, $0.requirements) }, uniquingKeysWith: +))
        }
        self.init(subject.claims.protocolPairs, requirements: Dictionary(requirements) { first, _ in first })
    }
}
