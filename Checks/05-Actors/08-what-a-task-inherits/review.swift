nonisolated func place(_ actor: (any Actor)? = #isolation) -> String {
  actor == nil ? "none" : "an actor"
}

actor Desk {
  var count = 0

  func work() async -> String {
    let plain = await Task { place() }.value
    let capturing = await Task {
      count += 1
      return place()
    }.value
    return "plain: \(plain), capturing: \(capturing)"
  }
}

print(await Desk().work())
