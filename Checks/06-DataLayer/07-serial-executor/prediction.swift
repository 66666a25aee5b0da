import Dispatch

nonisolated let key = DispatchSpecificKey<String>()

nonisolated func place() -> String { DispatchQueue.getSpecific(key: key) ?? "elsewhere" }

@globalActor actor Desk {
  static let shared = Desk()
  nonisolated var unownedExecutor: UnownedSerialExecutor { MainActor.sharedUnownedExecutor }
}

@concurrent func parse() async -> String { place() }

@Desk func work() async -> String {
  let before = place()
  let during = await parse()
  return "\(before), \(during), \(place())"
}

DispatchQueue.main.setSpecific(key: key, value: "main queue")
print(await work())
