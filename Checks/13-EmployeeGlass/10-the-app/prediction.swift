@_spi(Workshop) import SwiftUI

final class Log {
  var ended: [String] = []

  func follow(_ name: String) async {
    let (changes, continuation) = AsyncStream.makeStream(of: Int.self)
    for await _ in changes {}
    continuation.finish()
    ended.append(name)
  }
}

struct Window: View {
  let log: Log

  var body: some View {
    Text("Employees")
      .onAppear { Task { await log.follow("onAppear") } }
      .task { await log.follow("task") }
  }
}

let log = Log()
let host = ViewHost(Window(log: log))
for _ in 1...10 { await Task.yield() }
host.close()
for _ in 1...10 { await Task.yield() }
print(log.ended)
