final class RosterModel {
  private(set) var names: [String] = []

  func load() async {
    names = ["Ada", "Grace"]
  }
}

let model = RosterModel()
let task = Task { await model.load() }
let before = model.names.count
await task.value
print(before, model.names.count)
