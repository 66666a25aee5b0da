import Synchronization

/// A server that a test stands in for.
final class FakeServer: Sendable {
  private let requests = Mutex<[String]>([])
  var count: Int { requests.withLock { $0.count } }

  func roster() async -> [String] {
    requests.withLock { $0.append("roster") }
    return ["Ada", "Bo"]
  }
}

/// Was a class with a lock beside its state, and @unchecked Sendable.
final class Favourites: Sendable {
  private let names = Mutex<[String]>([])
  var count: Int { names.withLock { $0.count } }

  func add(_ name: String) {
    names.withLock { $0.append(name) }
  }
}

/// Was a queue, and then a callback.
nonisolated struct Decoder {
  @concurrent func decode(_ names: [String]) async -> Bool {
    _ = names.sorted()
    return #isolation === MainActor.shared
  }
}

func loadsTwice(_ server: FakeServer) async -> Int {
  let loading = Task {
    _ = await server.roster()
    _ = await server.roster()
  }
  defer { loading.cancel() }
  await loading.value
  return server.count
}

let favourites = Favourites()
favourites.add("Ada")
let requests = await loadsTwice(FakeServer())
let isOnMain = await Decoder().decode(["Bo", "Ada"])
print(
  "requests seen: \(requests), favourites: \(favourites.count), decoded on the main actor: \(isOnMain)"
)
