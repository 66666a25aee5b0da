struct TimeIsUp: Error {}

do {
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {
      while !Task.isCancelled { await Task.yield() }
      for _ in 1...100 { await Task.yield() }
      print("work ends", terminator: ", ")
    }
    group.addTask { throw TimeIsUp() }
    try await group.next()
    print("first is done", terminator: ", ")
  }
} catch {
  print("caught")
}
