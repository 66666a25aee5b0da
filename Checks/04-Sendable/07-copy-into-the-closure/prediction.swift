final class Counter {
  var count = 1

  func makeReport() -> @Sendable () -> String {
    { [count] in "count: \(count)" }
  }
}

let counter = Counter()
let report = counter.makeReport()
counter.count = 2
print(report())
