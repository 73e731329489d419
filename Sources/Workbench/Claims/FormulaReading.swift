import Formulas
import Subject

extension WrittenFormula {
    /// What the work makes of it; whatever is wrong with it is told with its place.
    func read<Value>(_ work: (Formula) throws(FormulaError) -> Value) throws(ClaimsError) -> Value {
        do {
            return try work(Formula(text))
        } catch {
            throw .formula(at: place, error)
        }
    }
}
