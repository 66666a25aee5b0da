/// Names the actor that the calling code runs on.
nonisolated func place(_ actor: (any Actor)? = #isolation) -> String {
  actor == nil ? "elsewhere" : "main"
}

func first() async -> String { place() }
nonisolated func second() async -> String { place() }
@concurrent func third() async -> String { place() }

print("\(await first()), \(await second()), \(await third())")
