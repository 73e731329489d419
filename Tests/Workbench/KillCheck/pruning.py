"""Stored documents made smaller, with something of each kind left in them."""

# Of each list, and of each object whose keys are names.
KEPT = 2
NAMED = 40


def pruned(value):
    """The same with few elements of each list, the last of which may be of another kind than the first."""
    if isinstance(value, dict):
        return {key: pruned(inside) for key, inside in list(value.items())[:NAMED]}
    if isinstance(value, list):
        return [pruned(inside) for inside in (value if len(value) <= KEPT else [*value[: KEPT - 1], value[-1]])]
    return value
