import Page

/// Draws the parts of a visit's page, to be sent to the browser.
struct VisitDrawing: Sendable {
    var page: StagePage
    /// What the latest save has changed; `nil` as long as nothing was saved.
    var save: StageSave?
    /// What is learned beside the stage; `nil` if nothing is.
    var exercise: StagedExercise?

    /// `phones` are all phones of the visit.
    func event(for part: PageListeners.Part, of state: VisitState, with phones: [StagePhone]) -> PageEvent {
        switch part {
        case .saved: PageEvent("save", html: try? page.part(for: save))
        case .exercise: PageEvent("exercise", html: try? page.part(for: exercise))
        case .scene: PageEvent("scene", html: try? page.part(for: state.scene(with: phones)))
        case .phone(let number):
            PageEvent("phone", number: number, html: try? page.part(for: state.phone(phones[number])))
        }
    }
}
