nonisolated func watch() async {
  while !Task.isCancelled { await Task.yield() }
  print("watched", terminator: ", ")
}

nonisolated func listen() async -> String {
  async let _: Void = watch()
  return "heard"
}

print(await listen())
