"""Requests as no browser makes them."""

import socket

from .program import LIMIT


def exchange(port, data, ends=False):
  """All that comes back until the server closes the connection, or until it has answered one request.

  - ends: whether to say that no more will be sent.
  """
  answer = b""
  with socket.create_connection(("127.0.0.1", port), LIMIT) as connection:
    try:
      connection.sendall(data)
      if ends:
        connection.shutdown(socket.SHUT_WR)
      while piece := connection.recv(65536):
        answer += piece
        if not ends and is_whole(answer):
          break
    except (ConnectionResetError, BrokenPipeError):
      pass
  return answer


def status(answer):
  """The status of an answer; 0 where there is none."""
  words = answer.split(b" ", 2)
  return int(words[1]) if len(words) > 1 and words[0].startswith(b"HTTP/1.") else 0


def is_whole(answer):
  head, gap, body = answer.partition(b"\r\n\r\n")
  if not gap:
    return False
  for line in head.split(b"\r\n")[1:]:
    name, _, value = line.partition(b":")
    if name.strip().lower() == b"content-length":
      return len(body) >= int(value)
  return False


def request(method, path, port, *fields, body=b""):
  """A request's bytes, with the fields that every request needs."""
  lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", *fields]
  if body:
    lines.append(f"Content-Length: {len(body)}")
  return "\r\n".join(lines).encode() + b"\r\n\r\n" + body
