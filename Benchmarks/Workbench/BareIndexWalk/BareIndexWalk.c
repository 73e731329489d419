// Goes through what an index store holds of the sources below a folder, and keeps nothing: what reading the store for a
// graph is held against. It asks for what every graph takes, and for no more: of each occurrence its symbol, roles, place
// and relations, of each symbol its USR, name and kind.

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CIndexStore.h"

static const int recordDependency = 2;

static struct {
    CIndexPartOpener openUnit, openRecord;
    CIndexDisposer closeUnit, closeRecord;
    CIndexFlagGetter unitIsSystem;
    CIndexTextGetter unitMainFile, dependencyName, dependencyFile;
    CIndexNumberGetter dependencyKind, symbolKind;
    CIndexTextGetter symbolUSR, symbolName;
    CIndexWalker walkDependencies, walkOccurrences, walkRelations;
    CIndexObjectGetter occurrenceSymbol, relationSymbol;
    CIndexBitsGetter occurrenceRoles, relationRoles;
    CIndexPlaceGetter occurrencePlace;
} library;

static CIndexObject store;
static const char *folder;
static size_t occurrences, relations;

static bool isKnown(CIndexObject symbol) {
    if (!symbol) return false;
    CIndexText usr = library.symbolUSR(symbol), name = library.symbolName(symbol);
    return usr.count != 0 && name.bytes && library.symbolKind(symbol) != 0;
}

static bool visitRelation(void *context, CIndexObject relation) {
    relations += isKnown(library.relationSymbol(relation)) && library.relationRoles(relation) != 0;
    return true;
}

static bool visitOccurrence(void *context, CIndexObject occurrence) {
    unsigned line, column;
    library.occurrencePlace(occurrence, &line, &column);
    occurrences += isKnown(library.occurrenceSymbol(occurrence)) && library.occurrenceRoles(occurrence) != 0;
    return library.walkRelations(occurrence, NULL, visitRelation);
}

static void walkRecord(CIndexText name) {
    char text[name.count + 1];
    memcpy(text, name.bytes, name.count);
    text[name.count] = 0;
    CIndexObject error = NULL;
    CIndexObject reader = library.openRecord(store, text, &error);
    if (!reader) return;
    library.walkOccurrences(reader, NULL, visitOccurrence);
    library.closeRecord(reader);
}

static bool visitDependency(void *context, CIndexObject dependency) {
    const CIndexText *unitFile = context;
    CIndexText file = library.dependencyFile(dependency);
    bool isOwn = file.count == unitFile->count && memcmp(file.bytes, unitFile->bytes, file.count) == 0;
    if (!isOwn || library.dependencyKind(dependency) != recordDependency) return true;
    walkRecord(library.dependencyName(dependency));
    return false;
}

static bool visitUnit(void *context, CIndexText name) {
    char text[name.count + 1];
    memcpy(text, name.bytes, name.count);
    text[name.count] = 0;
    CIndexObject error = NULL;
    CIndexObject unit = library.openUnit(store, text, &error);
    if (!unit) return true;
    CIndexText file = library.unitMainFile(unit);
    bool isBelow = file.count > strlen(folder) && strncmp(file.bytes, folder, strlen(folder)) == 0;
    if (isBelow && !library.unitIsSystem(unit)) library.walkDependencies(unit, &file, visitDependency);
    library.closeUnit(unit);
    return true;
}

static void *function(void *handle, const char *name) {
    void *address = dlsym(handle, name);
    if (!address) {
        fprintf(stderr, "The library has no function %s.\n", name);
        exit(2);
    }
    return address;
}

int main(int count, char **arguments) {
    void *handle = count == 4 ? dlopen(arguments[2], RTLD_LAZY) : NULL;
    if (!handle) {
        fprintf(stderr, "Usage: BareIndexWalk STORE LIBRARY FOLDER\n");
        return 2;
    }
    folder = arguments[3];
    library.openUnit = function(handle, "indexstore_unit_reader_create");
    library.closeUnit = function(handle, "indexstore_unit_reader_dispose");
    library.unitIsSystem = function(handle, "indexstore_unit_reader_is_system_unit");
    library.unitMainFile = function(handle, "indexstore_unit_reader_get_main_file");
    library.walkDependencies = function(handle, "indexstore_unit_reader_dependencies_apply_f");
    library.dependencyKind = function(handle, "indexstore_unit_dependency_get_kind");
    library.dependencyName = function(handle, "indexstore_unit_dependency_get_name");
    library.dependencyFile = function(handle, "indexstore_unit_dependency_get_filepath");
    library.openRecord = function(handle, "indexstore_record_reader_create");
    library.closeRecord = function(handle, "indexstore_record_reader_dispose");
    library.walkOccurrences = function(handle, "indexstore_record_reader_occurrences_apply_f");
    library.occurrenceSymbol = function(handle, "indexstore_occurrence_get_symbol");
    library.occurrenceRoles = function(handle, "indexstore_occurrence_get_roles");
    library.occurrencePlace = function(handle, "indexstore_occurrence_get_line_col");
    library.walkRelations = function(handle, "indexstore_occurrence_relations_apply_f");
    library.symbolUSR = function(handle, "indexstore_symbol_get_usr");
    library.symbolName = function(handle, "indexstore_symbol_get_name");
    library.symbolKind = function(handle, "indexstore_symbol_get_kind");
    library.relationSymbol = function(handle, "indexstore_symbol_relation_get_symbol");
    library.relationRoles = function(handle, "indexstore_symbol_relation_get_roles");

    CIndexStoreOpener openStore = function(handle, "indexstore_store_create");
    CIndexUnitsWalker walkUnits = function(handle, "indexstore_store_units_apply_f");
    CIndexObject error = NULL;
    store = openStore(arguments[1], &error);
    if (!store) {
        fprintf(stderr, "%s is no index store.\n", arguments[1]);
        return 2;
    }
    walkUnits(store, 0, NULL, visitUnit);
    printf("%zu occurrences, %zu relations\n", occurrences, relations);
    return 0;
}
