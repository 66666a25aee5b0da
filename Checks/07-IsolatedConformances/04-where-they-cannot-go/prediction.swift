nonisolated protocol Printable {
  func text() -> String
}

struct Card: Printable {
  let name: String
  func text() -> String { name }
}

nonisolated func shown<Item: Printable>(_ item: Item) -> String {
  "shown: \(item.text())"
}

nonisolated func sent<Item: Printable & Sendable>(_ item: Item) -> String {
  "sent: \(item.text())"
}

let card = Card(name: "Ada")
print(shown(card), sent(card))
