protocol Greeter {
  func greet() -> String
}

@MainActor
final class Screen: Greeter {
  var name = "nobody"
  func greet() -> String { "Hello, \(name)" }
}

let screen = Screen()
screen.name = "Ada"
print(screen.greet())
