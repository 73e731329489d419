// make_catalog.py writes the catalog beside this file, from the pages in Documentation. A target has to have a source
// file, too.
