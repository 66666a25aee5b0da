@_spi(Workshop) import SwiftUI

final class Log {
  var streams: [AsyncStream<Int>.Continuation] = []
  var ended: [String] = []
  var cancelled: [String] = []

  func follow(_ name: String) async {
    let (changes, continuation) = AsyncStream.makeStream(of: Int.self)
    streams.append(continuation)
    for await _ in changes {}
    ended.append(name)
    if Task.isCancelled { cancelled.append(name) }
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
while log.streams.count < 2 { await Task.yield() }
host.close()
for stream in log.streams { stream.finish() }
while log.ended.count < 2 { await Task.yield() }
print(log.cancelled)
