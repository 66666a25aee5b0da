var names: [String] = []

func load() {
  Task { names.append("from a task") }
  names.append("from the function")
}

load()
print(names.count)
