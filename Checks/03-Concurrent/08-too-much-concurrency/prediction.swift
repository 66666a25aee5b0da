var initials = ""
var way = place()
for name in ["Ada", "Grace", "Radia"] {
  let (letter, there) = await initial(of: name)
  initials += letter
  way += " \(there) \(place())"
}
print("\(initials): \(way)")

@concurrent
func initial(of name: String) async -> (letter: String, place: String) {
  (String(name.prefix(1)), place())
}

/// Says where the code is that calls it.
nonisolated func place(_ actor: (any Actor)? = #isolation) -> String {
  actor == nil ? "away" : "main"
}
