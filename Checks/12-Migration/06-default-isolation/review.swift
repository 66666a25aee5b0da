final class Button {
  var action: () -> Void = {}
}

final class Model {
  var taps = 0
}

let model = Model()
let button = Button()
button.action = {
  model.taps += 1
  Task { model.taps += 10 }
}
button.action()
print("now: \(model.taps)", terminator: ", ")
await Task.yield()
print("later: \(model.taps)")
