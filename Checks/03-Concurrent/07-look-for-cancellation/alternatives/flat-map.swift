// differs: no loop: `flatMap` with a closure that throws

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
  try zip(1..., chunks).flatMap { number, chunk in
    try Task.checkCancellation()
    defer { progress(number) }
    return chunk.parse()
  }
}
