import CIndexStore
import Foundation

/// The compiler's own reader of index stores, `libIndexStore`, loaded while the program runs.
///
/// It belongs to the toolchain in use, because each version of the compiler may write its records in a form of its own.
public struct IndexLibrary: Sendable {
    let openStore: CIndexStoreOpener
    let closeStore: CIndexDisposer
    let walkUnits: CIndexUnitsWalker
    let openUnit: CIndexPartOpener
    let closeUnit: CIndexDisposer
    let unitIsSystem: CIndexFlagGetter
    let unitMainFile: CIndexTextGetter
    let unitModule: CIndexTextGetter
    let unitDirectory: CIndexTextGetter
    let unitTime: CIndexTimeGetter
    let walkDependencies: CIndexWalker
    let dependencyKind: CIndexNumberGetter
    let dependencyName: CIndexTextGetter
    let dependencyFile: CIndexTextGetter
    let openRecord: CIndexPartOpener
    let closeRecord: CIndexDisposer
    let walkOccurrences: CIndexWalker
    let occurrenceSymbol: CIndexObjectGetter
    let occurrenceRoles: CIndexBitsGetter
    let occurrencePlace: CIndexPlaceGetter
    let walkRelations: CIndexWalker
    let relationRoles: CIndexBitsGetter
    let relationSymbol: CIndexObjectGetter
    let symbolKind: CIndexNumberGetter
    let symbolName: CIndexTextGetter
    let symbolUSR: CIndexTextGetter
    let errorMessage: CIndexMessageGetter
    let closeError: CIndexDisposer

    /// Loads the library at `file`; it stays loaded until the program ends.
    public init(at file: URL) throws(IndexError) {
        let functions = try LibraryFunctions(of: file)
        openStore = try functions["indexstore_store_create"]
        closeStore = try functions["indexstore_store_dispose"]
        walkUnits = try functions["indexstore_store_units_apply_f"]
        openUnit = try functions["indexstore_unit_reader_create"]
        closeUnit = try functions["indexstore_unit_reader_dispose"]
        unitIsSystem = try functions["indexstore_unit_reader_is_system_unit"]
        unitMainFile = try functions["indexstore_unit_reader_get_main_file"]
        unitModule = try functions["indexstore_unit_reader_get_module_name"]
        unitDirectory = try functions["indexstore_unit_reader_get_working_dir"]
        unitTime = try functions["indexstore_unit_reader_get_modification_time"]
        walkDependencies = try functions["indexstore_unit_reader_dependencies_apply_f"]
        dependencyKind = try functions["indexstore_unit_dependency_get_kind"]
        dependencyName = try functions["indexstore_unit_dependency_get_name"]
        dependencyFile = try functions["indexstore_unit_dependency_get_filepath"]
        openRecord = try functions["indexstore_record_reader_create"]
        closeRecord = try functions["indexstore_record_reader_dispose"]
        walkOccurrences = try functions["indexstore_record_reader_occurrences_apply_f"]
        occurrenceSymbol = try functions["indexstore_occurrence_get_symbol"]
        occurrenceRoles = try functions["indexstore_occurrence_get_roles"]
        occurrencePlace = try functions["indexstore_occurrence_get_line_col"]
        walkRelations = try functions["indexstore_occurrence_relations_apply_f"]
        relationRoles = try functions["indexstore_symbol_relation_get_roles"]
        relationSymbol = try functions["indexstore_symbol_relation_get_symbol"]
        symbolKind = try functions["indexstore_symbol_get_kind"]
        symbolName = try functions["indexstore_symbol_get_name"]
        symbolUSR = try functions["indexstore_symbol_get_usr"]
        errorMessage = try functions["indexstore_error_get_description"]
        closeError = try functions["indexstore_error_dispose"]
    }
}

extension IndexLibrary {
    typealias Visitor = (CIndexObject) -> Bool

    /// Calls `visit` for each thing that `walker` finds in a reader or an occurrence, for as long as it returns true.
    func walk(_ walker: CIndexWalker, in object: CIndexObject, _ visit: Visitor) {
        // The library hands the visitor's address back to a function that captures nothing.
        withoutActuallyEscaping(visit) { visit in
            withUnsafePointer(to: visit) { visit in
                _ = walker(object, UnsafeMutableRawPointer(mutating: visit)) { context, thing in
                    context?.assumingMemoryBound(to: Visitor.self).pointee(thing) ?? false
                }
            }
        }
    }

    /// The message of an error that the library made, which is let go of.
    func take(_ error: CIndexObject?) -> String {
        guard let error else { return "the library gave no reason" }
        defer { closeError(error) }
        return errorMessage(error).map { String(cString: $0) } ?? "the library gave no reason"
    }
}

extension CIndexText {
    fileprivate var buffer: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : count)
    }

    func equals(_ other: CIndexText) -> Bool { buffer.elementsEqual(other.buffer) }
}

extension String {
    init(_ text: CIndexText) { self.init(decoding: text.buffer, as: UTF8.self) }
}
