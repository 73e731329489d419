"""Messages that are not what they should be, each drawn by dice."""

EXTREMES = [
    0, 1, -1, 2 ** 63 - 1, -(2 ** 63), 2 ** 64, 1.5, 1e308, None, True, [], {}, "", "a" * 100, "a" * 101, "\u202e<script>&\"",
    "\0\n", "e\u0301" * 30, "\ud800",
]


def changed(value, dice):
    """The same with another value in one place, or without it."""
    if isinstance(value, list) and value:
        place = dice.randrange(len(value))
        return value[:place] + [changed(value[place], dice)] * dice.choice([1, 1, 1, 0, 50]) + value[place + 1:]
    if not isinstance(value, dict) or not value:
        return dice.choice(EXTREMES)
    key = dice.choice(list(value))
    return value | {key: changed(value[key], dice)} if dice.random() < 0.9 else {k: v for k, v in value.items() if k != key}


def spoilt(body, dice):
    """Other bytes, which are mostly no JSON."""
    start, end = sorted(dice.randint(0, len(body)) for _ in range(2))
    piece = dice.choice([b"", bytes([dice.randrange(256)]), body[start:end] * 30, b"[" * 5000, b'{"a":' * 2000, b'"\xff"', b"1e400"])
    return body[:start] + piece + body[end:]
