"""Programs of the app, started as a person starts them."""

import os
import queue
import signal
import subprocess
import tempfile
import threading
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]
# Generous, for a machine that is busy. Nothing waits for it that goes well.
LIMIT = 60


class Program:
  """A running program of the package, ended with `end()`, which may be called twice."""

  def __init__(self, name, *arguments):
    path = Path(os.environ.get("WORKSHOP_PRODUCTS", PACKAGE / ".build/debug")) / name
    self._complaints = tempfile.TemporaryFile()
    self._lines = queue.Queue()
    self._process = subprocess.Popen(
      [path, *map(str, arguments)],
      stdin=subprocess.DEVNULL,
      stdout=subprocess.PIPE,
      stderr=self._complaints,
      text=True,
    )
    threading.Thread(target=self._read, daemon=True).start()

  @property
  def process(self):
    """The id of its process."""
    return self._process.pid

  def line_after(self, start):
    """The rest of the first line that starts so."""
    try:
      while (line := self._lines.get(timeout=LIMIT)) is not None:
        if line.startswith(start):
          return line[len(start):].strip()
    except queue.Empty:
      pass
    raise AssertionError(f"{self._process.args} printed no {start!r}: {self.complaints()}")

  def complaints(self):
    """What it wrote to standard error so far."""
    if self._complaints.closed:
      return self._last_words
    self._complaints.seek(0)
    return self._complaints.read().decode(errors="replace")

  def end(self):
    """Ends it at once, as a crash does, and waits until it is gone."""
    if self._process.poll() is None:
      self._process.kill()
    self._process.wait(LIMIT)
    self._process.stdout.close()
    if not self._complaints.closed:
      self._last_words = self.complaints()
      self._complaints.close()

  def interrupt(self):
    """Ends it as Ctrl-C does; its exit code."""
    self._process.send_signal(2)
    return self._process.wait(LIMIT)

  def pause(self):
    """Stops all of its threads, until `resume()`."""
    self._process.send_signal(signal.SIGSTOP)

  def resume(self):
    self._process.send_signal(signal.SIGCONT)

  def kill_child(self):
    """Ends the process that it has started, as the system does where memory runs out."""
    children = subprocess.run(
      ["pgrep", "-P", str(self._process.pid)], capture_output=True, text=True, check=True).stdout.split()
    os.kill(int(children[0]), signal.SIGKILL)

  def _read(self):
    try:
      for line in self._process.stdout:
        self._lines.put(line)
    except ValueError:
      pass
    self._lines.put(None)


class Glass(Program):
  """A running `employee-glass`."""

  def __init__(self, *arguments):
    super().__init__("employee-glass", *arguments)
    self.url = self.line_after("App: ")
