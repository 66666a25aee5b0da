let task = Task {
  var chunksDone = 0
  for _ in 1...5 { chunksDone += 1 }
  return chunksDone
}
task.cancel()
print("chunks done: \(await task.value), cancelled: \(task.isCancelled)")
