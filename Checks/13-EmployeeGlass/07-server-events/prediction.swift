nonisolated struct Countdown: AsyncSequence, AsyncIteratorProtocol {
  var number = 3

  mutating func next() async -> Int? {
    guard number > 0 else { return nil }
    defer { number -= 1 }
    return number
  }

  func makeAsyncIterator() -> Countdown { self }
}

let countdown = Countdown()
var numbers: [Int] = []
for await number in countdown {
  numbers.append(number)
  if number == 2 { break }
}
for await number in countdown { numbers.append(number) }
print(numbers)
