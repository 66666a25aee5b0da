struct ServerIsDown: Error {}

await withThrowingTaskGroup(of: Void.self) { group in
  group.addTask { throw ServerIsDown() }
}
print("all saved")
