var log: [String] = []
var sleeper: CheckedContinuation<Void, Never>?
let call = Task {
  await withCheckedContinuation { sleeper = $0 }
  log.append("searched")
}
while sleeper == nil { await Task.yield() }
sleeper?.resume()
log.append("moved")
await call.value
print(log.joined(separator: " "))
