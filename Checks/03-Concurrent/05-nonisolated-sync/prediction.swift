nonisolated func initials(of name: String) -> String {
  String(name.split(separator: " ").compactMap(\.first))
}

var badge = "grey"
Task.immediate { badge = initials(of: "Ada Lovelace") }
print("the badge says \(badge)")
