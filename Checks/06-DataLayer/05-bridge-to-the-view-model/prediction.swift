@globalActor
actor DataLayer {
  static let shared = DataLayer()
}

@DataLayer
final class Repository {
  private(set) var names = ["Ada"]
  nonisolated init() {}
  func add(_ name: String) { names.append(name) }
}

final class Model {
  var names: [String] = []
}

let repository = Repository()
let model = Model()
model.names = await repository.names
await repository.add("Grace")
model.names.append("Tim")
print(model.names.joined(separator: ", "), await repository.names.count)
