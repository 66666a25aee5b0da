@concurrent
func passes() async -> Int {
  await Task {
    var made = 0
    for _ in 1...5 where !Task.isCancelled { made += 1 }
    return made
  }.value
}

let sheet = Task { await passes() }
sheet.cancel()
print("passes: \(await sheet.value)")
