"""A service on 127.0.0.1 that finds cats, and can be told to answer otherwise."""

import socket
import threading

CAT = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63f8cfc0000003010100c9fe92ef"
    "0000000049454e44ae426082"
)
OK = b"HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n"


class Service:
    """Answers `/` with the address of `/good.png`, and that with `photo`, unless `answers` has a path's own answer.

    An answer is a function that is given a function that sends bytes.
    """

    def __init__(self, photo=CAT):
        self.photo = photo
        self.answers = {}
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=16)
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.listen, daemon=True).start()

    def cat(self, path):
        """The service's answer that a cat is at this path."""
        return lambda send: send(whole(f'{{"file": "{self.address}{path}"}}'.encode()))

    def listen(self):
        while True:
            connection, _ = self.listener.accept()
            threading.Thread(target=self.serve, args=(connection,), daemon=True).start()

    def serve(self, connection):
        with connection:
            try:
                request = b""
                while b"\r\n\r\n" not in request:
                    piece = connection.recv(65536)
                    if not piece:
                        return
                    request += piece
                usual = {"/": self.cat("/good.png"), "/good.png": lambda send: send(whole(self.photo))}
                (usual | self.answers)[request.split(b" ")[1].decode()](connection.sendall)
                connection.shutdown(socket.SHUT_WR)
                connection.recv(1)
            except OSError:
                pass


def whole(body):
    return OK + b"Content-Length: %d\r\n\r\n" % len(body) + body
