var held: CheckedContinuation<String, Never>?
let task = Task {
  let name = await withCheckedContinuation { held = $0 }
  return "\(name), cancelled: \(Task.isCancelled)"
}
while held == nil { await Task.yield() }
task.cancel()
held?.resume(returning: "Ada")
print(await task.value)
