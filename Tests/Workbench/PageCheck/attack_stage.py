#!/usr/bin/env python3
"""Attacks the built `catwalk show`, as a page of a stranger or another program on this machine could.

Each attack is one connection, or many, to 127.0.0.1. None may get what only the page of the visitor gets, none may end
the server, and after each it still serves. Needs `swift build`. Exits 1 when something is wrong.
"""

import contextlib
import json
import os
import random
import resource
import socket
import time
import urllib.parse

from checks import ROOT, check, held, until
from checks.stage import Stage
from spoilt import changed, spoilt

SECRET = "<!DOCTYPE html>"    # what the page begins with
DESCRIPTORS = 1024    # that the server may have, as most systems have it
WORST = 0.5    # seconds until a visitor has the page while others hold connections
MOST = 500_000    # KiB that the server may hold in the end
TRIES = 3    # of which the best counts, because the machine may be busy with other work
LONGEST_BODY = 16_384    # bytes that the server takes
BODIES = 2000    # of wishes and of what learners tell, each spoilt in another way


class Attacker:
    def __init__(self, stage):
        self.stage = stage
        self.own = f"{stage.host}:{stage.port}"
        self.cookie = f"catwalk-{stage.port}={stage.token}"

    def send(self, raw, wait=3.0, close=False, sender="127.0.0.1"):
        """What comes back to these bytes."""
        address = (self.stage.host, self.stage.port)
        with socket.create_connection(address, timeout=wait, source_address=(sender, 0)) as connection:
            try:
                connection.sendall(raw if isinstance(raw, bytes) else raw.encode())
                if close:
                    connection.shutdown(socket.SHUT_WR)
                answer = b""
                while part := connection.recv(65536):
                    answer += part
                    if len(answer) > 1 << 20:
                        break
                return answer.decode(errors="replace")
            except (TimeoutError, ConnectionError, BrokenPipeError):
                return ""

    def ask(self, line="GET / HTTP/1.1", host="own", cookie="own", body="", **headers):
        lines = [line]
        if host is not None:
            lines.append(f"Host: {self.own if host == 'own' else host}")
        if cookie is not None:
            lines.append(f"Cookie: {self.cookie if cookie == 'own' else cookie}")
        for name, value in headers.items():
            for one in value if isinstance(value, list) else [value]:
                lines.append(f"{name.replace('_', '-')}: {one}")
        return "\r\n".join(lines) + "\r\n\r\n" + body

    def post(self, body, **headers):
        whole = {"Origin": f"http://{self.own}", "Content_Type": "application/json", "Content_Length": len(body.encode())}
        return self.ask("POST /do HTTP/1.1", body=body, **(whole | headers))

    def still_serves(self):
        answer = self.send(self.ask())
        return answer.startswith("HTTP/1.1 200") and SECRET in answer


def attacks(a):
    """Their names, what they send, and the statuses they may get; an empty one is a closed connection."""
    wish = json.dumps({"visit": "v", "tap": {"part": "load"}})
    own = f"http://{a.own}"
    port = a.stage.port
    yield from [
        # Names that lead here.
        ("a foreign host", a.ask(host="evil.example"), "421"),
        ("a foreign host with our port", a.ask(host=f"evil.example:{port}"), "421"),
        ("localhost, which is another name", a.ask(host=f"localhost:{port}"), "421"),
        ("our address with a dot", a.ask(host=f"127.0.0.1.:{port}"), "421"),
        ("our address in another form", a.ask(host=f"127.1:{port}"), "421"),
        ("our address without the port", a.ask(host="127.0.0.1"), "421"),
        ("no host", a.ask(host=None), "421"),
        ("an empty host", a.ask(host=""), "421"),
        ("two hosts", a.ask(Host="evil.example"), "421"),
        ("two hosts that are the same", a.ask(Host=a.own), "421"),
        ("a host in the line", a.ask(f"GET http://evil.example/ HTTP/1.1"), "400"),
        ("forwarded for a host", a.ask(host="evil.example", X_Forwarded_Host=a.own), "421"),
        # Who asks.
        ("no cookie", a.ask(cookie=None), "403"),
        ("a wrong token", a.ask(cookie=f"catwalk-{port}=0000000000000000000000000"), "403"),
        ("half the token", a.ask(cookie=a.cookie[:-6]), "403"),
        ("the token and more", a.ask(cookie=a.cookie + "0"), "403"),
        ("an empty token", a.ask(cookie=f"catwalk-{port}="), "403"),
        ("the cookie of another port", a.ask(cookie=f"catwalk-1={a.stage.token}"), "403"),
        ("two cookie headers", a.ask(Cookie="a=b"), "403"),
        ("a wrong token in the address", a.ask("GET /?token=0 HTTP/1.1", cookie=None), "403"),
        ("two tokens in the address", a.ask(f"GET /?token=0&token={a.stage.token} HTTP/1.1", cookie=None), "403"),
        ("the token for another path", a.ask(f"GET /events?token={a.stage.token} HTTP/1.1", cookie=None), "403"),
        # Pages of others.
        ("a foreign origin", a.ask(Origin="http://evil.example"), "403"),
        ("the origin null", a.ask(Origin="null"), "403"),
        ("our origin with https", a.ask(Origin=f"https://{a.own}"), "403"),
        ("an origin on another port", a.ask(Origin=f"http://127.0.0.1:{port + 1}"), "403"),
        ("two origins", a.ask(Origin=[own, "http://evil.example"]), "403"),
        ("another site, as the browser says", a.ask(Sec_Fetch_Site="cross-site"), "403"),
        ("a neighbour's site", a.ask(Sec_Fetch_Site="same-site"), "403"),
        ("a wish of a foreign page", a.post(wish, Origin="http://evil.example"), "403"),
        ("a wish without an origin", a.ask("POST /do HTTP/1.1", body=wish, Content_Type="application/json",
                                           Content_Length=len(wish)), "403"),
        ("a wish as a form", a.post(wish, Content_Type="application/x-www-form-urlencoded"), "400"),
        ("a wish as plain text", a.post(wish, Content_Type="text/plain"), "400"),
        ("what a browser asks before a foreign wish", a.ask("OPTIONS /do HTTP/1.1", Origin="http://evil.example"), "403"),
        ("a socket", a.ask("GET /events HTTP/1.1", Upgrade="websocket", Connection="Upgrade", Sec_WebSocket_Version="13",
                           Sec_WebSocket_Key="AAAAAAAAAAAAAAAAAAAAAA==", Origin="http://evil.example"), "403"),
        ("frames of a socket, masked wrongly", b"\x81\xff\x00\x00\x00\x00\x00\x00\xff\xff" + b"a" * 64 + b"\r\n\r\n", "400"),
        # Paths.
        ("a path upwards", a.ask("GET /../../etc/passwd HTTP/1.1"), "404"),
        ("a path upwards, encoded", a.ask("GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1"), "404"),
        ("a path upwards with backslashes", a.ask("GET /..\\..\\etc\\passwd HTTP/1.1"), "404"),
        ("a path with a zero byte", a.ask("GET /\0 HTTP/1.1"), "400"),
        ("a source by its path", a.ask("GET /source/Package.swift/1 HTTP/1.1"), "404"),
        ("a source upwards", a.ask("GET /source/../../etc/passwd HTTP/1.1"), "404"),
        ("a source that is none", a.ask("GET /source/999999/1 HTTP/1.1"), "404"),
        ("a source before the first", a.ask("GET /source/-1/1 HTTP/1.1"), "404"),
        ("a source far beyond", a.ask("GET /source/99999999999999999999999/1 HTTP/1.1"), "404"),
        ("the configuration", a.ask("GET /.catwalk.yml HTTP/1.1"), "404"),
        ("a visit without a name", a.ask("GET /events HTTP/1.1"), "503"),
        ("a visit with a long name", a.ask(f"GET /events?visit={'v' * 5000} HTTP/1.1"), "503"),
        # What is no request.
        ("rubbish", os.urandom(512) + b"\r\n\r\n", "400"),
        ("an empty request", "\r\n\r\n", "400"),
        ("HTTP/0.9", "GET /\r\n\r\n", "400"),
        ("HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "400"),
        ("another method", a.ask("DELETE / HTTP/1.1"), "405"),
        ("a method that traces", a.ask("TRACE / HTTP/1.1"), "405"),
        ("a header without a colon", a.ask() [:-2] + "rubbish\r\n\r\n", "400"),
        ("a header with a blank in its name", a.ask() [:-2] + "a b: c\r\n\r\n", "400"),
        ("a folded header", a.ask() [:-2] + "X: a\r\n b\r\n\r\n", "400"),
        ("lines without returns", f"GET / HTTP/1.1\nHost: {a.own}\nCookie: {a.cookie}\n\n", ""),
        # Sizes.
        ("a long line", a.ask(f"GET /{'a' * 20_000} HTTP/1.1"), "431"),
        ("long headers", a.ask(X="a" * 40_000), "431"),
        ("40 MB of headers", b"GET / HTTP/1.1\r\n" + b"X: a\r\n" * 7_000_000, "431 "),
        ("many headers", a.ask(X=["a"] * 5_000), "431"),
        ("a body that is too long", a.post("x" * 20_000), "413"),
        ("a body of which more is said than comes", a.post(wish, Content_Length=5_000), ""),
        ("a length below zero", a.post(wish, Content_Length=-1), "400"),
        ("a length that is no number", a.post(wish, Content_Length="0x10"), "400"),
        ("two lengths", a.post(wish, Content_Length=[len(wish), 5]), "400"),
        ("a length beyond all", a.post(wish, Content_Length="99999999999999999999999"), "400"),
        ("parts of a body", a.post(wish, Transfer_Encoding="chunked"), "400"),
        ("a body that is packed", a.post("\x1f\x8b" + "x" * 100, Content_Encoding="gzip"), "400"),
        # Wishes.
        ("a wish that is not JSON", a.post("{"), "400"),
        ("a wish of another shape", a.post('{"visit": 5}'), "400"),
        ("a wish nested deeply", a.post("[" * 15_000), "400"),
        ("a phone that is none", a.post(json.dumps({"visit": "v", "tap": {"part": "load", "phone": 99}})), "204"),
        ("a phone before the first", a.post(json.dumps({"visit": "v", "tap": {"part": "load", "phone": -1}})), "204"),
        ("a part that is script", a.post(json.dumps({"visit": "v", "tap": {"part": "<script>alert(1)</script>"}})), "204"),
        ("a choice far beyond", a.post(json.dumps({"visit": "v", "tap": {"part": "filters", "at": 2 ** 62}})), "204"),
        ("a scenario that is none", a.post(json.dumps({"visit": "v", "scenario": {"number": -5}})), "204"),
        ("a step far beyond", a.post(json.dumps({"visit": "v", "step": {"by": 2 ** 63 - 1}})), "204"),
        ("a step far back", a.post(json.dumps({"visit": "v", "step": {"by": -(2 ** 63)}})), "204"),
        ("a weather that is none", a.post(json.dumps({"visit": "v", "world": {"weather": "\0"}})), "204"),
        ("a name with a line break", a.post(json.dumps({"visit": "v", "tap": {"part": "a\n{\"app\":0}"}})), "204"),
        ("a visit that is a line of a protocol", a.post(json.dumps({"visit": "data: x\n\n", "restart": {}})), "204"),
    ]


def slow_attacks(a):
    """Of several connections at once."""
    def half(count):
        return [socket.create_connection((a.stage.host, a.stage.port)) for _ in range(count)]

    def silent():
        return half(200)

    def drip():
        connections = half(50)
        for connection in connections:
            connection.sendall(b"GET / HTTP/1.1\r\nHost: ")
        return connections

    def deaf():
        """Many listeners that read nothing."""
        connections = half(30)
        for number, connection in enumerate(connections):
            connection.sendall(a.ask(f"GET /events?visit=deaf{number} HTTP/1.1").encode())
        for _ in range(20):
            a.send(a.post(json.dumps({"visit": "deaf0", "restart": {}})))
        return connections

    def flood():
        for number in range(150):
            a.send(a.post(json.dumps({"visit": f"flood{number}", "world": {"pace": "held"}})))
        return []

    def reset():
        for connection in half(100):
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            connection.close()
        return []

    return [("200 that say nothing", silent), ("50 that stop halfway", drip), ("30 that do not read", deaf),
            ("150 visits", flood), ("100 that reset", reset)]


def crowds(a, standing, token):
    """Of more connections than the server has places or descriptors, from somebody who has no token, or a learner's."""
    request = f"GET / HTTP/1.1\r\nHost: {a.own}\r\n"
    learner = f"Host: {a.own}\r\nCookie: catwalk-{a.stage.port}={token}\r\nOrigin: http://{a.own}\r\n"
    told = f"POST {standing} HTTP/1.1\r\n{learner}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{{}}"
    crowd = [
        ("say nothing", lambda connection, turn: None),
        ("stop halfway", lambda connection, turn: turn or connection.sendall(request.encode())),
        ("drip", lambda connection, turn: connection.sendall(b"G" if turn == 0 else b"E")),
        ("are refused and stay", lambda connection, turn: turn or connection.sendall(f"{request}\r\n".encode())),
        ("wait with a body", lambda connection, turn: turn or connection.sendall(
            f"POST /do HTTP/1.1\r\nHost: {a.own}\r\nContent-Length: 16000\r\n\r\n{{".encode())),
        ("ask for more than a learner gets, and stay", lambda connection, turn: turn or connection.sendall(
            f"GET /events HTTP/1.1\r\n{learner}\r\n".encode())),
        ("tell as a learner, and stay", lambda connection, turn: turn or connection.sendall(told.encode())),
    ]
    for count in (300, 2000):
        for name, act in crowd:
            yield f"{count} that {name}", count, act


def waits(a, count, act, is_heard):
    """How long a visitor and a learner wait at most, whose page is there or not, while so many are connected."""
    connections, longest = [], 0

    def turn(number):
        for connection in connections:
            with contextlib.suppress(OSError):    # it had to make room
                act(connection, number)

    def visit():
        nonlocal longest
        start = time.monotonic()
        served = a.still_serves() and is_heard()
        longest = max(longest, time.monotonic() - start if served else 60)

    for number in range(count):
        connections.append(socket.create_connection((a.stage.host, a.stage.port), timeout=10))
        with contextlib.suppress(OSError):
            act(connections[-1], 0)
        if number % 100 == 99:
            visit()
    for number in range(1, 6):
        turn(number)
        visit()
        time.sleep(0.1)
    for connection in connections:
        connection.close()
    return longest


def bodies(a, standing, token):
    """Requests with spoilt bodies."""
    dice = random.Random(7)
    told = {"standing": {"name": "Ann", "exercise": "read/layer", "passed": 3, "seconds": 20, "stoppedBy": "layers"},
            "secret": "secret"}
    wishes = [{"tap": {"part": "filters", "at": 3, "phone": 1}}, {"scenario": {"number": 2}}, {"step": {"by": 1}},
              {"world": {"weather": "fine", "pace": "held"}}, {"restart": {}}, {"answer": {"question": "cat", "phone": 0}}]
    for number in range(BODIES):
        is_told = number % 2 == 0
        sound = told if is_told else {"visit": "v"} | wishes[number // 2 % len(wishes)]
        body = json.dumps(changed(sound, dice)).encode()
        body = spoilt(body, dice)[:LONGEST_BODY] if dice.random() < 0.4 else body
        head = a.ask(
            f"POST {standing if is_told else '/do'} HTTP/1.1", cookie=f"catwalk-{a.stage.port}={token}" if is_told else "own",
            Origin=f"http://{a.own}", Content_Type="application/json", Content_Length=len(body),
        )
        yield body, head.encode() + body


def teller(a, standing, token):
    """Tells as a learner, and returns the status."""
    def tell(name, sender="127.0.0.1", secret="other"):
        told = {"name": name, "exercise": "read/layer", "passed": 0, "seconds": 0}
        body = json.dumps({"standing": told, "secret": secret})
        head = a.ask(f"POST {standing} HTTP/1.1", cookie=f"catwalk-{a.stage.port}={token}", Origin=f"http://{a.own}",
                     Content_Type="application/json", Content_Length=len(body))
        return a.send(head + body, sender=sender)[9:12]

    return tell


def names(tell):
    """What is told in a room under names that look like others, and by somebody who takes all places; with the statuses."""
    yield "Bea", tell("Bea", secret="own"), ("204",)
    for name in ("bea", "BEA", "\uff22ea"):
        yield name, tell(name), ("409",)
    for name in [" Bea", "Bea ", "Bea\xa0", "B\nea", *(f"Bea{sign}" for sign in "\u034f\ufe0f\u17b4\u115f\u2800\u200b\u202e")]:
        yield repr(name), tell(name), ("400",)
    for number in range(600):
        yield "a made up name", tell(f"made up {number}", sender="127.0.0.2"), ("204", "503")
    yield "a newcomer", tell("newcomer", sender="127.0.0.3"), ("204",)
    # Heard, and told that others have the name.
    yield "Bea again", tell("Bea", secret="own"), ("409",)
    yield "her name for another", tell("Bea"), ("409",)


@check(__doc__, "catwalk")
def main(options, faults):
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, most))
    with Stage(ROOT, options.catwalk, "--room") as stage:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 4 * DESCRIPTORS), most))
        attacker = Attacker(stage)
        learners = urllib.parse.urlsplit(stage.room()[1])
        count, longest = 0, 0
        for name, raw, status in attacks(attacker):
            count += 1
            answer = attacker.send(raw)
            code = answer.split(" ")[1] if answer.startswith("HTTP/1.1 ") else ""
            # A client that is cut off while it still sends may not see the answer.
            is_right = code == status.strip() or status.endswith(" ") and code == ""
            faults.expect(is_right, f"{name}: is answered with {code or 'nothing'} and not with {status or 'nothing'}")
            is_kept = not any(secret in answer for secret in (SECRET, "root:", stage.token))
            faults.expect(is_kept, f"{name}: gets what it may not")
            if not faults.expect(stage.is_running() and attacker.still_serves(), f"{name}: the server does not serve any more"):
                break
        for name, attack in slow_attacks(attacker):
            count += 1
            connections = attack()
            faults.expect(until(attacker.still_serves, seconds=15), f"{name}: the server does not serve any more")
            for connection in connections:
                connection.close()
        token = urllib.parse.parse_qs(learners.query)["token"][0]
        tell = teller(attacker, learners.path, token)
        for name, connected, act in crowds(attacker, learners.path, token):
            count += 1
            for _ in range(TRIES):
                seconds = waits(attacker, connected, act, lambda: tell("Ann") == "204")
                if seconds <= WORST:
                    break
            longest = max(longest, seconds)
            faults.expect(seconds <= WORST, f"{name}: a visitor waits {seconds:.1f} s")
        with stage.watched() as changes:
            for body, request in bodies(attacker, learners.path, token):
                count += 1
                answer = attacker.send(request)
                is_right = answer[9:12] in ("204", "400", "403", "409", "503")
                faults.expect(is_right, f"{body}: is answered with {answer[:40]!r}")
            for name, code, codes in names(tell):
                count += 1
                faults.expect(code in codes, f"{name}: is answered with {code} and not with {' or '.join(codes)}")
        faults += [f"what is told changes a file: {change}" for change in changes]
        faults.expect(stage.is_running() and attacker.still_serves(), "after all the server does not serve any more")
        memory = held(stage.process.pid)
        faults.expect(memory <= MOST, f"the server holds {memory} KiB")
    return f"{count} attacks; a visitor waits {longest:.2f} s at most; {memory // 1024} MiB afterwards"
