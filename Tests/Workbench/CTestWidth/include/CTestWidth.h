// Nothing to call: what links this runs no more tests at once than its processors can run.
