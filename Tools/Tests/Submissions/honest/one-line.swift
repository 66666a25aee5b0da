// step: interleaving
// must get: passed
// All in one line, which is no good style.

final class Headcount { private(set) var total = 0; private let count: @Sendable (_ department: String) async -> Int; init(count: @escaping @Sendable (_ department: String) async -> Int) { self.count = count }; func hire() { total += 1 }; func add(_ department: String) async { let people = await count(department); total += people } }
