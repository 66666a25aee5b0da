nonisolated enum Trace {
  @TaskLocal static var id = "none"
}

let numbers = Trace.$id.withValue("made") {
  AsyncStream { Trace.id }
}
await Trace.$id.withValue("read") {
  for await id in numbers {
    print(id)
    break
  }
}
