nonisolated final class Row {
  var name = "Ada"
}

actor Store {
  private let row = Row()

  func name() -> String { row.name }
  func rename(to name: String) { row.name = name }
}

let store = Store()
let shown = await store.name()
await store.rename(to: "Eve")
let kept = await store.name()
print("shown: \(shown), in the store: \(kept)")
