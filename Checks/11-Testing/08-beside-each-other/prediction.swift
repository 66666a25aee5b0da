nonisolated enum Log { @TaskLocal static var name = "app" }

let plain = Task { Log.name }
let (task, detached) = Log.$name.withValue("test") {
  (Task { Log.name }, Task.detached { Log.name })
}
print(await plain.value, await task.value, await detached.value)
