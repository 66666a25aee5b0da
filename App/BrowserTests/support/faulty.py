"""An employee server with faults: between the app and the real one, it may fail, cut or keep back."""

import contextlib
import http.client
import json
import socket
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

from .program import LIMIT, Program


class QuietServer(ThreadingHTTPServer):
  daemon_threads = True

  def handle_error(self, *_):
    """The client has gone, or the real server has."""


class FaultyServer:
  """Passes on what is asked, until it is told to do worse."""

  def __init__(self, employees=320, folder=None):
    place = ("--data", folder) if folder else ()
    self._program = Program("employee-server", "--port", 0, "--employees", employees, *place)
    real = urlsplit(self._program.line_after("Employees: "))
    self.real = (real.hostname, real.port)
    self._lock = threading.Condition()
    self._asked = []
    self._kept_back = []
    self.fault = None
    # Called with each employee of a page, as JSON has them, to change what the window is told.
    self.rewrite = None
    # A PPM in place of each that the app asks for.
    self.picture = None
    # How many bytes of events are passed on at once.
    self.longest_piece = 65536
    # How much of a file is passed on before the rest waits for `let_go`, from 0 to 1.
    self.share_of_files = 1
    self._streams = []
    self._files = []
    self._server = QuietServer(("127.0.0.1", 0), self._handler())
    threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
    self.url = f"http://127.0.0.1:{self._server.server_port}"

  @property
  def process(self):
    """The id of the real server's process."""
    return self._program.process

  def end(self):
    self.let_go()
    self._server.shutdown()
    self._server.server_close()
    self._program.end()

  def keep_back(self, part):
    """Answers to requests whose path or query has this part wait for `let_go`."""
    with self._lock:
      self._kept_back.append(part)

  def let_go(self):
    with self._lock:
      self._kept_back.clear()
      self.share_of_files = 1
      self._lock.notify_all()

  def _pieces(self, body):
    """A file in two pieces, the second of which may have to wait."""
    half = int(len(body) * self.share_of_files)
    yield body[:half]
    with self._lock:
      self._lock.wait_for(lambda: self.share_of_files == 1, LIMIT)
    yield body[half:]

  def drop_files(self):
    """Ends the connections on which files come and go, as a network does that breaks."""
    files, self._files = self._files, []
    for file in files:
      try:
        file.shutdown(socket.SHUT_RDWR)
      except OSError:
        pass

  def drop_streams(self):
    """Ends the connections on which events are passed on, as a network does that breaks."""
    streams, self._streams = self._streams, []
    for stream in streams:
      try:
        stream.shutdown(socket.SHUT_RDWR)
      except OSError:
        pass

  def wait_until_asked(self, part):
    """Waits for a request whose path or query has this part."""
    with self._lock:
      if not self._lock.wait_for(lambda: any(part in path for path in self._asked), LIMIT):
        raise AssertionError(f"no request asked for {part!r}: {self._asked[-10:]}")

  def _note(self, path):
    with self._lock:
      self._asked.append(path)
      self._lock.notify_all()
      self._lock.wait_for(lambda: not any(part in path for part in self._kept_back), LIMIT)

  def _handler(self):
    faulty = self

    class Handler(BaseHTTPRequestHandler):
      protocol_version = "HTTP/1.1"

      def answer(self):
        length = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(length)
        faulty._note(self.path)
        if urlsplit(self.path).path == "/events" and faulty.fault is None:
          self._stream()
        elif faulty.fault == "gone":
          self.close_connection = True
        elif faulty.fault == "500":
          self._reply(500, [("Content-Type", "text/plain")], b"out of order")
        else:
          status, fields, answer = faulty._pass_on(self, body)
          cut = faulty.fault == "cut"
          self._reply(status, fields, answer, cut)

      do_GET = do_HEAD = do_POST = do_PUT = do_DELETE = answer

      def _stream(self):
        """Passes on events, for as long as both sides stay."""
        connection = http.client.HTTPConnection(*faulty.real)
        last = self.headers.get("Last-Event-ID")
        connection.request("GET", self.path, headers={"Last-Event-ID": last} if last else {})
        events = connection.getresponse()
        self.send_response(events.status)
        self.send_header("Content-Type", events.getheader("Content-Type"))
        self.send_header("Connection", "close")
        self.end_headers()
        self.close_connection = True
        faulty._streams.append(self.connection)
        while piece := events.read1(faulty.longest_piece):
          self.wfile.write(piece)
          self.wfile.flush()

      def _reply(self, status, fields, body, cut=False):
        self.send_response(status)
        for name, value in fields:
          self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
          self.wfile.write(body[: len(body) // 2] if cut else body)
        self.close_connection = self.close_connection or cut

      def log_message(self, *_):
        pass

    return Handler

  def _pass_on(self, request, body):
    with contextlib.closing(http.client.HTTPConnection(*self.real, timeout=LIMIT)) as connection:
      return self._ask(connection, request, body)

  def _ask(self, connection, request, body):
    fields = {
      name: value
      for name, value in request.headers.items()
      if name.lower() not in ("host", "connection", "content-length")
    }
    if urlsplit(request.path).path == "/employees/import":
      fields["Content-Length"] = str(len(body))
      connection.connect()
      self._files += [request.connection, connection.sock]
      body = self._pieces(body)
    connection.request(request.command, request.path, body or None, fields)
    answer = connection.getresponse()
    data = answer.read()
    if self.rewrite and urlsplit(request.path).path == "/employees":
      page = json.loads(data)
      for employee in page["employees"]:
        self.rewrite(employee)
      data = json.dumps(page).encode()
    if self.picture and data.startswith(b"P6"):
      data = self.picture
    kept = [
      (name, value)
      for name, value in answer.getheaders()
      if name.lower() not in ("content-length", "connection", "transfer-encoding", "date", "server")
    ]
    return answer.status, kept, data
