/// Who each body belongs to in one architecture, by the body's number: asked once, because names are matched for it.
struct Speakers: Hashable, Sendable {
    /// Without those that only play the scenario, and those of layers that are neither screen nor model.
    let participants: [Int: Participant]
    /// The bodies of the architecture itself.
    let own: Set<Int>

    init(of bodies: [Int: StagedBody], _ participants: Participants) {
        self.participants = bodies.compactMapValues(participants.participant)
        own = Set(bodies.filter { participants.owns($0.value) }.keys)
    }
}
