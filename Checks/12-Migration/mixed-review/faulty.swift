import Synchronization

/// A server that a test stands in for.
final class FakeServer: Sendable {
  private let requests = Mutex<[String]>([])
  var count: Int { requests.withLock { $0.count } }  // [1]

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
    var names = names.withLock { $0 }  // [2]
    names.append(name)
  }
}

/// Was a queue, and then a callback.
nonisolated struct Decoder {
  func decode(_ names: [String]) async -> Bool {  // [3]
    _ = names.sorted()
    return #isolation === MainActor.shared
  }
}

func loadsTwice(_ server: FakeServer) async -> Int {
  let loading = Task {  // [4]
    _ = await server.roster()
    _ = await server.roster()
  }
  defer { loading.cancel() }  // [5]
  return server.count
}

let favourites = Favourites()
favourites.add("Ada")
let requests = await loadsTwice(FakeServer())
let isOnMain = await Decoder().decode(["Bo", "Ada"])  // [6]
print(
  "requests seen: \(requests), favourites: \(favourites.count), decoded on the main actor: \(isOnMain)"
)
