actor Cache {
  private var inFlight: [String: Task<Int, Never>] = [:]
  private(set) var loads = 0

  func value(_ key: String) async -> Int {
    if let task = inFlight[key] { return await task.value }
    let task = Task { load() }
    inFlight[key] = task
    let value = await task.value
    inFlight[key] = nil
    return value
  }

  private func load() -> Int {
    loads += 1
    return loads
  }
}

let cache = Cache()
let first = await cache.value("ada")
let second = await cache.value("ada")
print("values: \(first) \(second), loads: \(await cache.loads)")
