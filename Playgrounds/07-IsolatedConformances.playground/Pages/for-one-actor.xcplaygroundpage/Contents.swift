//: # A conformance for the main actor
//: `Badge` is isolated to the main actor, and so is its conformance. Code there may use it.

protocol Labelled {
  func label() -> String
}

final class Badge: Labelled {
  var name = "Ada"
  func label() -> String { "Badge of " + name }
}

func show(_ item: any Labelled) -> String { item.label() }

show(Badge())

// Change this and see: write `nonisolated` before `protocol`, and before `func show`.
