actor Roster {
  private(set) var count = 0
  private(set) var names: [String] = []

  func load() {
    names = ["Ada", "Grace"]
    count = 2
  }
}

let roster = Roster()
let count = await roster.count
// Stands for a load that another task has begun.
await roster.load()
let names = await roster.names
print("\(count): \(names.joined(separator: ", "))")
