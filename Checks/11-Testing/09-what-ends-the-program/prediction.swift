var isAsked = false
let task = Task {
  await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in isAsked = true }
  print("never")
}
while !isAsked { await Task.yield() }
print("goes on")
