// A stand-in for libIndexStore that answers each question with the next bytes it was fed: any kind, place, role and
// text, null where the header allows it. What it hands out is never freed wrongly here, so a finding is the caller's.

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const char *bytes;
    size_t count;
} Text;

typedef bool (*TextVisitor)(void *context, Text text);
typedef bool (*Visitor)(void *context, void *thing);

static const uint8_t *input;
static size_t inputSize;
static unsigned long inputNumber;

// Units are read on several threads. Each is answered with the input from its beginning, so that none depends on what
// the others have asked by then.
static _Thread_local unsigned long fedNumber;
static _Thread_local const uint8_t *fed;
static _Thread_local size_t left;

// Things are known by their address alone; a few addresses, so that symbols come back.
static char things[16];

void fuzzed_index_feed(const uint8_t *bytes, size_t count) {
    input = bytes;
    inputSize = count;
    inputNumber++;
}

static void begin(void) {
    if (fedNumber != inputNumber) {
        fedNumber = inputNumber;
        fed = input;
        left = inputSize;
    }
}

static uint8_t next(void) {
    begin();
    if (left == 0) {
        return 0;
    }
    left--;
    return *fed++;
}

static uint64_t number(void) {
    uint64_t value = 0;
    unsigned count = next() % 9;
    for (unsigned i = 0; i < count; i++) {
        value = value << 8 | next();
    }
    return value;
}

static void *thing(void) {
    unsigned index = next() % 17;
    return index == 16 ? NULL : &things[index];
}

// Not terminated, and in memory of its own: to read a byte too many is a finding. It is kept until the next text, as
// the library keeps its texts while their reader is open.
static Text text(void) {
    static _Thread_local char *kept[64];
    static _Thread_local unsigned slot;
    size_t count = next();
    if (count == 255) {
        Text none = {NULL, number()};
        return none;
    }
    if (count > left) {
        count = left;
    }
    slot = (slot + 1) % 64;
    free(kept[slot]);
    kept[slot] = malloc(count ? count : 1);
    memcpy(kept[slot], fed, count);
    fed += count;
    left -= count;
    Text result = {kept[slot], count};
    return result;
}

static void *opened(void **error) {
    void *result = thing();
    *error = result ? NULL : thing();
    return result;
}

static bool walk(void *context, Visitor visit) {
    for (unsigned count = next() % 32; count > 0 && left > 0; count--) {
        if (!visit(context, &things[next() % 16])) {
            return false;
        }
    }
    return true;
}

void *indexstore_store_create(const char *path, void **error) { return opened(error); }
void indexstore_store_dispose(void *store) {}

bool indexstore_store_units_apply_f(void *store, unsigned sorted, void *context, TextVisitor visit) {
    for (unsigned count = next() % 16; count > 0 && left > 0; count--) {
        if (!visit(context, text())) {
            return false;
        }
    }
    return true;
}

void *indexstore_unit_reader_create(void *store, const char *name, void **error) { return opened(error); }
void indexstore_unit_reader_dispose(void *reader) {}
bool indexstore_unit_reader_is_system_unit(void *reader) { return next() & 1; }
Text indexstore_unit_reader_get_main_file(void *reader) { return text(); }
Text indexstore_unit_reader_get_module_name(void *reader) { return text(); }
Text indexstore_unit_reader_get_working_dir(void *reader) { return text(); }

void indexstore_unit_reader_get_modification_time(void *reader, int64_t *seconds, int64_t *nanoseconds) {
    *seconds = (int64_t)number();
    *nanoseconds = (int64_t)number();
}

bool indexstore_unit_reader_dependencies_apply_f(void *reader, void *context, Visitor visit) {
    return walk(context, visit);
}

int indexstore_unit_dependency_get_kind(void *dependency) { return next() % 4; }
Text indexstore_unit_dependency_get_name(void *dependency) { return text(); }
Text indexstore_unit_dependency_get_filepath(void *dependency) { return text(); }

void *indexstore_record_reader_create(void *store, const char *name, void **error) { return opened(error); }
void indexstore_record_reader_dispose(void *reader) {}
bool indexstore_record_reader_occurrences_apply_f(void *reader, void *context, Visitor visit) {
    return walk(context, visit);
}

void *indexstore_occurrence_get_symbol(void *occurrence) { return thing(); }
uint64_t indexstore_occurrence_get_roles(void *occurrence) { return number(); }

void indexstore_occurrence_get_line_col(void *occurrence, unsigned *line, unsigned *column) {
    *line = (unsigned)number();
    *column = (unsigned)number();
}

bool indexstore_occurrence_relations_apply_f(void *occurrence, void *context, Visitor visit) {
    return walk(context, visit);
}

uint64_t indexstore_symbol_relation_get_roles(void *relation) { return number(); }
void *indexstore_symbol_relation_get_symbol(void *relation) { return thing(); }
int indexstore_symbol_get_kind(void *symbol) { return (int)number(); }
Text indexstore_symbol_get_name(void *symbol) { return text(); }
Text indexstore_symbol_get_usr(void *symbol) { return text(); }

// Sometimes no message at all.
const char *indexstore_error_get_description(void *error) { return next() & 1 ? "fed" : NULL; }
void indexstore_error_dispose(void *error) {}
