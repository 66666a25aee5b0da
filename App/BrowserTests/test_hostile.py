"""Requests that no browser makes, to every path of the window and of the employee server."""

import json
import unittest
from urllib.parse import parse_qs, urlsplit

from support.program import Glass, Program
from support.raw import exchange, request, status

GARBAGE = (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc", b"GET\r\n\r\n", b"\r\n\r\n\r\n", b"\x00" * 2_000)
REFUSED = (400, 403, 404, 405, 411, 413, 414, 415, 421, 422, 426, 431)


class HostileCase:
  """Every path is asked in every wrong way; after each of them the server still answers."""

  def check(self, what, answer, allowed=REFUSED):
    with self.subTest(what):
      self.assertIn(status(answer), allowed, answer[:300])
      self.assertTrue(self.is_well(), f"no good answer after {what}")

  def test_what_is_no_request_gets_no_page(self):
    for data in GARBAGE:
      self.check(data[:20], exchange(self.port, data, ends=True), (0, *REFUSED))

  def test_a_request_without_its_end_does_not_hold_up_others(self):
    for path in self.paths:
      answer = exchange(self.port, request("POST", path, self.port)[:-2], ends=True)
      self.check(path, answer, (0, *REFUSED))

  def test_a_long_target_is_refused(self):
    for path in self.paths:
      joint = "&" if "?" in path else "?"
      self.check(path, self.ask("GET", f"{path}{joint}x={'y' * 5_000}"))

  def test_long_fields_are_refused(self):
    for path in self.paths:
      fields = [f"X-{number}: {'y' * 1_000}" for number in range(20)]
      self.check(path, self.ask("GET", path, *fields))

  def test_a_long_body_is_refused(self):
    for path in self.paths:
      for method in ("POST", "PUT"):
        body = b"[" * 70_000
        self.check(path, self.ask(method, path, "Content-Type: application/json", body=body))

  def test_a_length_that_is_none_is_refused(self):
    for path in self.paths:
      for length in ("-1", "99999999999999999999", "many", "1, 2"):
        data = request("POST", path, self.port, f"Content-Length: {length}")
        self.check((path, length), exchange(self.port, data, ends=True), (0, *REFUSED))

  def test_another_host_is_refused(self):
    for path in self.paths:
      data = f"GET {path} HTTP/1.1\r\nHost: employees.example\r\n\r\n".encode()
      self.check(path, exchange(self.port, data), (421,))

  def test_a_path_that_there_is_not_is_refused(self):
    for path in ("/../../etc/passwd", "/%2e%2e/", "//", "/\\", "/employees/%00", "/nothing", "*"):
      self.check(path, self.ask("GET", path), (0, *REFUSED))

  def ask(self, method, path, *fields, body=b""):
    return exchange(self.port, request(method, path, self.port, *fields, body=body))


class HostileWindowTests(HostileCase, unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    cls.glass = Glass()
    cls.addClassCleanup(cls.glass.end)
    address = urlsplit(cls.glass.url)
    cls.port = address.port
    cls.token = parse_qs(address.query)["token"][0]
    cls.paths = [
      f"{path}?token={cls.token}" for path in ("/", "/window.css", "/window.js", "/updates", "/events")
    ]

  def is_well(self):
    return status(self.ask("HEAD", self.paths[0])) == 200

  def test_without_the_token_nothing_is_said(self):
    for path in self.paths:
      for method in ("GET", "POST"):
        for token in ("", "?token=", "?token=" + "a" * 32, "?token=" + self.token[:-1]):
          self.check((method, path, token), self.ask(method, path.split("?")[0] + token), (403, 405))

  def test_a_page_of_another_origin_is_refused(self):
    for path in self.paths:
      for field in ("Origin: http://employees.example", "Origin: null", "Sec-Fetch-Site: cross-site"):
        self.check((path, field), self.ask("GET", path, field), (403, 405))

  def test_events_that_are_none_are_refused(self):
    window = self.open_window()
    event = {"n": 1, "id": 1, "event": "tap", "text": ""}
    wrong = [
      b"", b"\xff\xfe", b"null", b"[]", b"{}", b"{" * 4_000, b'"' + b"a" * 15_000,
      *(json.dumps({"window": window, "events": events}).encode() for events in (
        None, [None], [event] * 65, [{**event, "n": 0}], [{**event, "n": 2**60}],
        [{**event, "event": "explode"}], [{**event, "text": "y" * 10_001}], [{**event, "id": "1"}],
        [{**event, "event": "scroll", "text": "-1"}], [{**event, "event": "scroll", "text": "nan"}],
      )),
    ]
    for body in wrong:
      self.check(body[:80], self.post(body))

  def test_events_that_fit_nothing_change_nothing(self):
    window = self.open_window()
    for event in (
      {"n": 1, "id": -1, "event": "tap"}, {"n": 2, "id": 2**40, "event": "dismiss"},
      {"n": 3, "id": 1, "event": "delete", "text": "\u0000\u202e"},
      {"n": 4, "event": "resize", "text": "nan nan"}, {"n": 5, "event": "resize", "text": "1e9 1"},
    ):
      body = json.dumps({"window": window, "events": [event]}).encode()
      self.check(event, self.post(body), (200, 204))

  def test_a_window_that_there_is_not_is_gone(self):
    body = json.dumps({"window": "x" * 32, "events": []}).encode()
    self.check("events", self.post(body), (410,))

  def post(self, body):
    fields = (f"Origin: http://127.0.0.1:{self.port}", "Content-Type: application/json")
    return self.ask("POST", self.paths[-1], *fields, body=body)

  def open_window(self):
    page = self.ask("GET", self.paths[0]).decode()
    return page.partition('data-window="')[2].partition('"')[0]


class HostileEmployeeServerTests(HostileCase, unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    cls.program = Program("employee-server", "--port", 0)
    cls.addClassCleanup(cls.program.end)
    cls.port = urlsplit(cls.program.line_after("Employees: ")).port
    cls.paths = ["/health", "/employees", "/employees/1", "/employees/1/avatar"]

  def is_well(self):
    return status(self.ask("GET", "/health")) == 200


if __name__ == "__main__":
  unittest.main()
