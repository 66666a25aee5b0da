"""An employee server, and what another program does to its employees."""

import http.client
import json
from urllib.parse import urlsplit

from .program import LIMIT, Program


class Employees(Program):
  """A running `employee-server`."""

  def __init__(self, port=0, folder=None, employees=320):
    place = ("--data", folder) if folder else ()
    super().__init__("employee-server", "--port", port, "--employees", employees, *place)
    self.port = urlsplit(self.line_after("Employees: ")).port
    self.url = f"http://127.0.0.1:{self.port}"

  @classmethod
  def of(cls, port):
    """What another program does at a server that runs already, and which is not ended here."""
    running = cls.__new__(cls)
    running.port = port
    return running

  def ask(self, method, path, fields=None, **headers):
    """The answer's JSON, if it has any; its status is a success."""
    connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=LIMIT)
    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    if fields is not None:
      headers["Content-Type"] = "application/json"
    connection.request(method, path, None if fields is None else json.dumps(fields), headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    if answer.status >= 300:
      raise AssertionError(f"{method} {path}: {answer.status} {body}")
    return json.loads(body) if body else None

  def add(self, name, **fields):
    """Adds a person; their id."""
    word = "".join(letter for letter in name.lower() if letter.isascii() and letter.isalnum())
    person = {
      "name": name, "department": "Design", "title": "Designer", "office": "London",
      "email": f"{word}@employees.example", "start_date": "2026-01-01", **fields,
    }
    return self.ask("POST", "/employees", person)["id"]

  def find(self, name):
    """The one of that name, as the server has them."""
    found = [person for page in self.pages() for person in page if person["name"] == name]
    if len(found) != 1:
      raise AssertionError(f"{len(found)} people are called {name}")
    return found[0]

  def change(self, who, **fields):
    """Changes the one of that name, in any state."""
    person = self.find(who)
    draft = {key: value for key, value in person.items() if key not in ("id", "avatar_url")}
    return self.ask("PUT", f"/employees/{person['id']}", {**draft, **fields}, If_Match="*")

  def remove(self, name):
    self.ask("DELETE", f"/employees/{self.find(name)['id']}", If_Match="*")

  def write(self, name, text):
    """Sends a person a message, as another program does."""
    return self.ask("POST", f"/employees/{self.find(name)['id']}/messages", {"text": text})

  def messages(self, name):
    """The texts of the messages to a person, the newest first."""
    page = self.ask("GET", f"/employees/{self.find(name)['id']}/messages")
    return [message["text"] for message in page["messages"]]

  def pages(self):
    """All people whom the server has, page by page."""
    cursor = ""
    while cursor is not None:
      page = self.ask("GET", f"/employees?limit=200{cursor and '&cursor=' + cursor}")
      yield page["employees"]
      cursor = page["next_cursor"]
