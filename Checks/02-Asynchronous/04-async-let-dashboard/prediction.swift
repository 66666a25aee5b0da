struct ServerIsDown: Error {}

func newcomers() async -> String {
  for _ in 1...1000 { await Task.yield() }
  return Task.isCancelled ? "cancelled" : "answered"
}

func birthdays() async throws -> String { throw ServerIsDown() }

async let first = newcomers()
async let second = birthdays()
print("newcomers: \(await first)")
_ = try? await second
