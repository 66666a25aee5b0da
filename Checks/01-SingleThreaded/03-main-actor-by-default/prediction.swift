/// Names the actor that the calling code is isolated to.
nonisolated func home(of actor: (any Actor)? = #isolation) -> String {
  actor == nil ? "none" : "main"
}

final class Directory {
  func whose() -> String { home() }
}

struct Search {
  func whose() -> String { home() }
}

nonisolated func whose() -> String { home() }

print("class: \(Directory().whose()), struct: \(Search().whose()), function: \(whose())")
