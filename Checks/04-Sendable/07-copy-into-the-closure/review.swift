final class Counter {
  var count = 1
}

let counter = Counter()
var number = 1
let task = Task { [counter, number] in "\(counter.count) \(number)" }
counter.count = 2
number = 2
print(await task.value)
