import Dispatch

nonisolated final class Client: Sendable {
  func decode() async -> Bool { isOnMainActor() }
}

/// Asks Dispatch, which knows the main actor's queue.
nonisolated func isOnMainActor() -> Bool { DispatchQueue.getSpecific(key: mark) == true }

nonisolated let mark = DispatchSpecificKey<Bool>()

@MainActor func ask() async -> Bool {
  DispatchQueue.main.setSpecific(key: mark, value: true)
  return await Client().decode()
}

print(await ask())
