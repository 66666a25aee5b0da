var inserted = 0
var checkpoint = 0
var task: Task<Void, any Error>?

task = Task {
  for _ in 1...5 {
    inserted += 1
    if inserted == 2 { task?.cancel() }
    try Task.checkCancellation()
    checkpoint = inserted
  }
}
_ = await task?.result
print("\(inserted) inserted, checkpoint \(checkpoint)")
