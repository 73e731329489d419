/// A body that the walk is in, and what it has counted so far.
struct OpenBody {
    enum Form {
        case function(FunctionSignature)
        case other
        /// A body only if it holds code in braces; its outermost closure is the body itself, hence no level deeper.
        case value
        case topLevel
    }

    let form: Form
    var cyclomatic = CyclomaticComplexity()
    /// With what nested bodies add to it.
    var cognitive = 0
    var openClosures = 0
    var holdsCode = false
    var isRecursive = false

    init(_ form: Form) {
        self.form = form
    }
}
