protocol Labelled {
  func label() -> String
}

@MainActor
final class Badge {
  var name = "Ada"
}

extension Badge: @MainActor Labelled {
  func label() -> String { name }
}

func shout(_ thing: some Labelled) -> String {
  thing.label().uppercased()
}

let badge = Badge()
badge.name = "Grace"
print(shout(badge))
