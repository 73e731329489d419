import CatsModel
import Foundation
import Testing

/// Each kind of fault has a process of its own, so that time and memory are those of its faults.
@Suite(.serialized)
struct FaultTests {
    /// The faults take half a minute, so whoever changes something else does not wait for them.
    private static let takesLong = ConditionTrait.enabled("It takes long, and is run with CATWALK_LONG_TESTS=true.") {
        ProcessInfo.processInfo.environment["CATWALK_LONG_TESTS"] == "true"
    }

    @Test("A fault becomes its error, in time and without eating memory", takesLong, arguments: FaultKind.allCases)
    func faults(of kind: FaultKind) async {
        await #expect(processExitsWith: .success) { [kind = kind as FaultKind] in
            await FaultTrial.run(kind.faults)
        }
    }

    @Test("What the client decides is over in time and without eating memory, whatever it decides", takesLong)
    func clients() async {
        await #expect(processExitsWith: .success) {
            let faults = FaultKind.allCases.filter { $0 != .connection }.flatMap(\.faults)
            await FaultTrial.run(faults.filter { $0.error == Fault.ofCurl(.network) }.map(\.withAnyClient))
        }
    }

    @Test("No two faults have one name")
    func names() {
        let names = FaultKind.allCases.flatMap(\.faults).map(\.name)
        #expect(Set(names).count == names.count)
    }
}
