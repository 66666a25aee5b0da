@globalActor
actor Kitchen {
  static let shared = Kitchen()
}

@Kitchen
protocol Cook {
  func cook()
}

final class Chef: Cook {
  func cook() {}
  func rest() -> String { place() }
}

final class Neighbor {
  func rest() -> String { place() }
}

extension Neighbor: Cook {
  func cook() {}
}

func place(_ isolation: isolated (any Actor)? = #isolation) -> String {
  isolation === Kitchen.shared ? "kitchen" : isolation === MainActor.shared ? "main" : "none"
}

let chef = await Chef().rest()
let neighbor = Neighbor().rest()
print("chef: \(chef), neighbor: \(neighbor)")
