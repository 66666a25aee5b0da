import Testing

var log = ""
var task: Task<Void, Never>?
await confirmation(expectedCount: 0...) { confirm in
  task = Task {
    confirm()
    log += "confirmed "
  }
}
log += "closed "
await task?.value
print(log)
