import Foundation
import Model
import Testing

/// Each fault in a process of its own, one after the other, so that time and memory are those of the one fault.
@Suite(.serialized)
struct FaultTests {
    @Test("A fault becomes its error, in time and without eating memory", arguments: Fault.all.map(\.name))
    func fault(name: String) async {
        await #expect(processExitsWith: .success) { [name = name as String] in
            let fault = try #require(Fault.all.first { $0.name == name })
            await FaultTrial.run(routes: fault.routes) { trial in
                try await trial.load(from: fault.service, expecting: fault.error)
            }
        }
    }

    @Test("No two faults have one name")
    func names() {
        #expect(Set(Fault.all.map(\.name)).count == Fault.all.count)
    }
}
