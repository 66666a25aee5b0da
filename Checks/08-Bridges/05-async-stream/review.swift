let (numbers, source) = AsyncStream.makeStream(
  of: Int.self, bufferingPolicy: .bufferingNewest(1))
let results = (1...3).map { source.yield($0) }
source.finish()
var seen: [Int] = []
for await number in numbers { seen.append(number) }
let dropped = results.count { if case .dropped = $0 { true } else { false } }
print("seen: \(seen), dropped: \(dropped)")
