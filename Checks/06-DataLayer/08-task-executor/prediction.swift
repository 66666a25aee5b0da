import Dispatch

nonisolated let key = DispatchSpecificKey<String>()

nonisolated final class Kitchen: TaskExecutor {
  private let queue = DispatchQueue(label: "kitchen")
  init() { queue.setSpecific(key: key, value: "kitchen") }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

nonisolated final class Cellar: SerialExecutor {
  private let queue = DispatchQueue(label: "cellar")
  init() { queue.setSpecific(key: key, value: "cellar") }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

nonisolated func place() -> String { DispatchQueue.getSpecific(key: key) ?? "elsewhere" }

@concurrent func cook() async -> String { place() }

actor Wine {
  private let executor = Cellar()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  func pour() -> String { place() }
}

let wine = Wine()
let places = await withTaskExecutorPreference(Kitchen()) {
  [await cook(), await wine.pour(), await Task { @concurrent in place() }.value]
}
print(places.joined(separator: ", "))
