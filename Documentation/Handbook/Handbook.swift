// The catalog beside this file is made of the pages in Documentation. A target has to have a source file, too.
