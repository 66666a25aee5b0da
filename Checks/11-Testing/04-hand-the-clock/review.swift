var waiting: CheckedContinuation<String, Never>?
var place = "desk"
let call = Task {
  let answer = await withCheckedContinuation { waiting = $0 }
  return "\(answer), \(place)"
}
while waiting == nil { await Task.yield() }
waiting?.resume(returning: place)
place = "door"
print(await call.value)
