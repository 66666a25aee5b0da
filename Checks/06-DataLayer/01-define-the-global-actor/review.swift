@globalActor
actor DataLayer {
  static let shared = DataLayer()
}

@DataLayer
final class Repository {
  private(set) var names: [String] = []

  func add(_ name: String) { names.append(name) }
}

@DataLayer
func fill(_ repository: Repository) -> Int {
  repository.add("Ada")
  repository.add("Grace")
  return repository.names.count
}

@DataLayer
func make() -> Repository { Repository() }

let repository = await make()
print("names: \(await fill(repository))")
