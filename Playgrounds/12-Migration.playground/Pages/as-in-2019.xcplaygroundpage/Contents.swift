// mode: swift5
//: # As it was written in 2019
//: The Swift 5 language mode has no complaint about this page. Is it safe?

import Dispatch

final class Metrics {
  static var shared = Metrics()
  var count = 0
}

let queue = DispatchQueue(label: "metrics")
queue.sync { Metrics.shared.count += 1 }
Metrics.shared.count

// Change this and see: write `complete` in the first line, then `bare`. What changes, the page or the words?
