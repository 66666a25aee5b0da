import Dispatch

nonisolated let key = DispatchSpecificKey<String>()

nonisolated final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "data")

  init() { queue.setSpecific(key: key, value: "data") }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

@globalActor actor DataLayer {
  static let shared = DataLayer()
  private let executor = QueueExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}

nonisolated func place() -> String { DispatchQueue.getSpecific(key: key) ?? "elsewhere" }

@concurrent func parse() async -> String { place() }

@DataLayer func work() async -> String {
  let before = place()
  let during = await parse()
  return "\(before), \(during), \(place())"
}

print(await work())
