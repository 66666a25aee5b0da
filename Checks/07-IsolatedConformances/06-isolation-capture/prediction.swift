func place(of actor: (any Actor)? = #isolation) -> String {
  actor == nil ? "no actor" : "an actor"
}

func startTwo(isolation: isolated (any Actor)? = #isolation) -> [Task<String, Never>] {
  [
    Task { place() },
    Task {
      _ = isolation
      return place()
    },
  ]
}

let tasks = startTwo()
let first = await tasks[0].value
let second = await tasks[1].value
print("first: \(first), second: \(second)")
