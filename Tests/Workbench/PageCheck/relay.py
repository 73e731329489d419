"""A relay between a browser and `catwalk show`, whose connections can be cut, or fall silent, and come back."""

import socket
import threading


class Relay:
    """Listens on a port of its own, and names the server's in all that it passes on, because that answers to no other."""

    def __init__(self, host, port):
        self.host, self.server = host, port
        self.pairs, self.lock, self.silent = [], threading.Lock(), threading.Event()
        self.listener, self.port = None, 0
        self.restore()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.cut()

    def restore(self):
        """Connections get through, on the same port as before."""
        self.silent.clear()
        self.listener = socket.create_server((self.host, self.port))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self._accept, args=[self.listener], daemon=True).start()

    def cut(self):
        """Ends all connections; new ones are refused."""
        # A listener that somebody waits at listens on until it is shut down.
        End(self.listener).close_now()
        with self.lock:
            pairs, self.pairs = self.pairs, []
        for pair in pairs:
            for end in pair:
                end.close_now()

    def fall_silent(self):
        """Connections stay open, but nothing gets through any more, in no direction, until they are cut."""
        self.silent.set()

    def _accept(self, listener):
        while True:
            try:
                browser = listener.accept()[0]
                server = socket.create_connection((self.host, self.server))
            except OSError:
                return
            pair = (End(browser), End(server))
            with self.lock:
                self.pairs.append(pair)
            own, other = (f"{self.host}:{port}".encode() for port in (self.port, self.server))
            threading.Thread(target=self._pass_on, args=[*pair, own, other], daemon=True).start()
            threading.Thread(target=self._pass_on, args=[*pair[::-1], b"", b""], daemon=True).start()

    def _pass_on(self, source, target, name, other):
        try:
            while data := source.socket.recv(1 << 16):
                if self.silent.is_set():
                    continue
                target.socket.sendall(data.replace(name, other) if name else data)
            target.socket.shutdown(socket.SHUT_WR)
        except OSError:
            source.close_now()
            target.close_now()


class End:
    def __init__(self, connection):
        self.socket = connection

    def close_now(self):
        try:
            self.socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        self.socket.close()
