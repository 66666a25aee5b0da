var events: [String] = []

final class Later {
  deinit {
    Task { @MainActor in events.append("task") }
  }
}

final class AtOnce {
  isolated deinit { events.append("isolated deinit") }
}

var first: Later? = Later()
var second: AtOnce? = AtOnce()
first = nil
second = nil
events.append("next line")
print(events.joined(separator: ", "))
