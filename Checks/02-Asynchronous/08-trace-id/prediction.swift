nonisolated enum Trace {
  @TaskLocal static var requestID = "none"
}

await Trace.$requestID.withValue("A") {
  async let child = Trace.requestID
  let task = Task { Trace.requestID }
  let detached = Task.detached { Trace.requestID }
  print(await child, await task.value, await detached.value)
}
