struct ServerIsDown: Error {}

func slow() async {
  for _ in 1...1000 { await Task.yield() }
  print("slow has ended", terminator: ", ")
}

do {
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask { await slow() }
    group.addTask { throw ServerIsDown() }
    for try await _ in group {}
  }
} catch {
  print("error caught")
}
