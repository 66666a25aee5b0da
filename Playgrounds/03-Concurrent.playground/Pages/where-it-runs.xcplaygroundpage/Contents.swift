//: # Where does it run?
//: `#isolation` is the actor of the code that calls `place`.

nonisolated func place(_ actor: (any Actor)? = #isolation) -> String {
  actor == nil ? "elsewhere" : "main actor"
}

func plain() async -> String { place() }

nonisolated func free() async -> String { place() }

@concurrent func apart() async -> String { place() }

await plain()
await free()
await apart()

// Change this and see: call `free()` inside of `apart()`. Whose place does it say?
