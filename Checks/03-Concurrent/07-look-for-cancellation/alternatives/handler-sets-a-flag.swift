// differs: a cancellation handler sets a flag, and the loop looks at that

import Synchronization

// MARK: - Given

nonisolated struct Employee: Sendable {
  let id: Int
  let name: String
}

/// A part of the file. To parse it is a long piece of arithmetic, which nothing interrupts.
nonisolated struct Chunk: Sendable {
  let parse: @Sendable () -> [Employee]
}

// MARK: - Your turn

@concurrent
func importRoster(
  from chunks: [Chunk], progress: @escaping @Sendable (_ chunksDone: Int) -> Void
) async throws -> [Employee] {
  let flag = Flag()
  return try await withTaskCancellationHandler {
    var employees: [Employee] = []
    for (index, chunk) in chunks.enumerated() {
      if flag.isSet { throw CancellationError() }
      employees += chunk.parse()
      progress(index + 1)
    }
    return employees
  } onCancel: {
    flag.set()
  }
}

/// A flag for one import.
nonisolated final class Flag: Sendable {
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .acquiring) }

  func set() { value.store(true, ordering: .releasing) }
}
