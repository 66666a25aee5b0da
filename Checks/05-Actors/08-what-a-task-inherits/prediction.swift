enum Request {
  @TaskLocal static var id = "none"
}

func describe(_ name: String) -> String {
  "\(name): \(Request.id), \(Task.basePriority == .background ? "background" : "not background")"
}

let work = Task(priority: .background) {
  await Request.$id.withValue("7F") {
    let plain = await Task { describe("Task") }.value
    let detached = await Task.detached { await describe("detached") }.value
    print("\(plain); \(detached)")
  }
}
await work.value
