import Model
import Testing

/// The faults of a kind in a process of their own, one after the other, so that its time and memory are theirs.
@Suite(.serialized)
struct FaultTests {
    @Test("A fault becomes its error, in time and without eating memory", arguments: FaultKind.allCases)
    func faults(of kind: FaultKind) async {
        await #expect(processExitsWith: .success) { [kind = kind as FaultKind] in
            await FaultTrial.run(kind.faults)
        }
    }

    @Test("No two faults have one name")
    func names() {
        let names = FaultKind.allCases.flatMap(\.faults).map(\.name)
        #expect(Set(names).count == names.count)
    }
}
