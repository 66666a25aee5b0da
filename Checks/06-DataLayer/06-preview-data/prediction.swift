import Synchronization

nonisolated let made = Atomic(0)

nonisolated func makeNames() -> [String] {
  made.add(1, ordering: .relaxed)
  return ["Ada", "Grace"]
}

nonisolated extension [String] {
  static let constant = makeNames()
  static var computed: [String] { makeNames() }
}

@concurrent func look() async -> Int {
  [String].constant.count + [String].computed.count
}

async let one = look()
async let other = look()
print(await one + other, made.load(ordering: .relaxed))
