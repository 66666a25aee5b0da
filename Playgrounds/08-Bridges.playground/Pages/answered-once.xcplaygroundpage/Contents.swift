//: # From a callback to an await
//: A continuation holds the call until the callback comes.

final class Scanner {
  private var handler: ((String) -> Void)?
  func scan(_ handler: @escaping (String) -> Void) { self.handler = handler }
  func show(_ badge: String) { handler?(badge) }
}

let scanner = Scanner()
let scan = Task {
  await withCheckedContinuation { continuation in
    scanner.scan { continuation.resume(returning: $0) }
  }
}
await Task.yield()
scanner.show("badge 7")
await scan.value

// Change this and see: show a second badge after the first.
