import Synchronization

final class Visits: Sendable {
  let names = Mutex<[String]>([])
}

let visits = Visits()
let before = visits.names.withLock { $0 }
visits.names.withLock { $0.append("Ada") }
print(before.count)
