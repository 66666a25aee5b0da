protocol Greeter {
  func greet() -> String
}

@MainActor
final class Screen: @MainActor Greeter {
  func greet() -> String { "hello" }
}

func welcome<Guest: Greeter>(_ guest: Guest) -> String {
  guest.greet()
}

@concurrent
func far(_ screen: Screen) async -> String { welcome(screen) }

let here = welcome(Screen())
let there = await far(Screen())
print(here, there)
