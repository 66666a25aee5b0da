nonisolated enum Finder {
  static func passes(_ wanted: Int) async -> Int {
    var passes = 0
    while passes < wanted, !Task.isCancelled { passes += 1 }
    return passes
  }
}

let task = Task {
  await Task { await Finder.passes(1_000) }.value
}
task.cancel()
print(await task.value)
