var log: [String] = []

final class ConnectionPool {
  func borrow() {
    log.append("borrowed")
  }
}

@concurrent
func download(over pool: ConnectionPool) async {
  await pool.borrow()
}

async let done: Void = download(over: ConnectionPool())
for _ in 1...1_000_000 {}
log.append("drawn")
await done
print(log.joined(separator: ", "))
