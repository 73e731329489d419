// Nothing to call: what links this begins three tests at once for each processor, unless the variable is set.
