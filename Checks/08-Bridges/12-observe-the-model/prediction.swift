import Observation

@Observable
final class Counter {
  var count = 0
}

let counter = Counter()
for await count in Observations({ counter.count }) {
  print(count, terminator: " ")
  if count >= 3 { break }
  counter.count += 1
  counter.count += 1
}
