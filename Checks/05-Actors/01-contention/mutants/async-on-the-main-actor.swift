// refused by: checks — `async` and `nonisolated` look like leaving; the state stayed on the main actor

// MARK: - Given

nonisolated struct Connection: Hashable {
  let number: Int
}

// MARK: - Your turn

struct WaitingLine {
  private var callers: [CheckedContinuation<Connection, Never>] = []

  mutating func join(_ caller: CheckedContinuation<Connection, Never>) {
    callers.append(caller)
  }

  mutating func next() -> CheckedContinuation<Connection, Never>? {
    callers.isEmpty ? nil : callers.removeFirst()
  }
}

final class ConnectionPool {
  private var idle: [Connection] = []
  private let size: Int
  private var isFilled = false
  private var line = WaitingLine()

  nonisolated init(size: Int) {
    self.size = size
  }

  nonisolated func borrow() async -> Connection {
    await takeOrWait()
  }

  nonisolated func giveBack(_ connection: Connection) async {
    await put(connection)
  }

  private func fill() {
    if isFilled { return }
    isFilled = true
    idle = (0..<size).map { Connection(number: $0) }
  }

  private func takeOrWait() async -> Connection {
    fill()
    if let connection = idle.popLast() { return connection }
    return await withCheckedContinuation { line.join($0) }
  }

  private func put(_ connection: Connection) {
    if let caller = line.next() {
      caller.resume(returning: connection)
    } else {
      idle.append(connection)
    }
  }
}
