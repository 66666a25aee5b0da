nonisolated struct Employee: Sendable {
  let name: String
}

extension [Employee] {
  static let preview = [Employee(name: "Ada"), Employee(name: "Grace")]
}

@concurrent
func count() async -> Int {
  [Employee].preview.count
}

print(await count())
