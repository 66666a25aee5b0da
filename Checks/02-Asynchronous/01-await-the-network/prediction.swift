var events: [String] = []

/// Stands for a read that holds its thread until the server answers.
func readBlocking() -> String {
  events.append("ask")
  defer { events.append("answer") }
  return "Ada"
}

func load() async -> String {
  readBlocking()
}

let loading = Task.immediate { await load() }
events.append("draw")
_ = await loading.value
print(events.joined(separator: ", "))
