import Dispatch
import Foundation

final class Store: @unchecked Sendable {
  private let lock = NSLock()

  func place() -> String {
    lock.lock()
    defer { lock.unlock() }
    return DispatchQueue.getSpecific(key: mark) == true ? "main actor" : "elsewhere"
  }
}

nonisolated let mark = DispatchSpecificKey<Bool>()

@concurrent func ask(_ store: Store) async -> String {
  await store.place()
}

DispatchQueue.main.setSpecific(key: mark, value: true)
print(await ask(Store()))
