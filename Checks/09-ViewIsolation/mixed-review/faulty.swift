import Observation

nonisolated protocol Exportable {
  var line: String { get }
}

struct Badge: Exportable {  // [1]
  let name: String
  var line: String { "badge of \(name)" }
}

@concurrent func export(_ values: [any Sendable]) async -> [String] {
  values.compactMap { ($0 as? any Exportable)?.line }  // [2]
}

@Observable final class Attendance {
  private(set) var present = 0
  private var following: Task<Void, Never>?

  func follow(_ arrivals: AsyncStream<Int>) {
    following = Task {  // [3]
      for await number in arrivals { present += number }
    }
  }

  isolated deinit { following?.cancel() }  // [4]
}

let (arrivals, door) = AsyncStream.makeStream(
  of: Int.self, bufferingPolicy: .bufferingNewest(1))  // [5]
for number in [1, 1, 1] { door.yield(number) }
door.finish()
var arrived = 0
for await number in arrivals { arrived += number }

let (never, _) = AsyncStream.makeStream(of: Int.self)
var attendance: Attendance? = Attendance()
weak let left = attendance
attendance?.follow(never)
attendance = nil  // [6]

let lines = await export([Badge(name: "Ada"), Badge(name: "Bo")])
print("exported: \(lines.count), arrived: \(arrived), released: \(left == nil)")
