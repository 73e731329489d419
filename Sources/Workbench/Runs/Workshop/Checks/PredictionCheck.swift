import Subject
import Words

/// Sees to it that a learner has predicted what a change will come to.
struct PredictionCheck {
    let file: String
    let figures: [ExerciseCheck.PredictedFigure]
    let tree: FileTree

    /// The predictions; throws what is wrong with the file.
    func predictions() throws -> [ExerciseCheck.PredictedFigure: Int] {
        let text = tree.text(of: file) ?? ""
        let node = try ConfigurationFile(text: text, named: file).node.mapping(keys: figures.map(\.rawValue))
        var predictions: [ExerciseCheck.PredictedFigure: Int] = [:]
        for figure in figures { predictions[figure] = try node.required(figure.rawValue).wholeNumber() }
        return predictions
    }

    func faults() -> [CheckFault] {
        do {
            _ = try predictions()
            return []
        } catch {
            return [CheckFault("\(error)")]
        }
    }
}
