// step: interleaving
// must get: passed
// A class keeps an iterator, and a variable of a function is lent to a call that waits.

nonisolated final class Answers {
  private var iterator: AsyncStream<Int>.Iterator

  init(_ stream: AsyncStream<Int>) {
    iterator = stream.makeAsyncIterator()
  }

  nonisolated(nonsending) func next() async -> Int? {
    await iterator.next(isolation: #isolation)
  }
}

nonisolated(nonsending) func addNumbers(of answers: Answers, to sum: inout Int) async {
  while let number = await answers.next() { sum += number }
}

final class Headcount {
  private(set) var total = 0

  private let count: @Sendable (_ department: String) async -> Int

  init(count: @escaping @Sendable (_ department: String) async -> Int) {
    self.count = count
  }

  func hire() {
    total += 1
  }

  func add(_ department: String) async {
    let people = await count(department)
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.yield(people)
    continuation.finish()
    var sums = [0]
    await addAll(stream, &sums[0])
    total += sums[0]
  }

  private func addAll(_ stream: AsyncStream<Int>, _ sum: inout Int) async {
    await addNumbers(of: Answers(stream), to: &sum)
  }
}
