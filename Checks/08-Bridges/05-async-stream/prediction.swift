let (numbers, source) = AsyncStream<Int>.makeStream()
source.onTermination = { _ in print("stopped", terminator: " ") }
source.yield(1)
source.yield(2)
for await number in numbers {
  print(number, terminator: " ")
  break
}
source.yield(3)
for await number in numbers {
  print(number, terminator: " ")
  if number == 3 { break }
}
source.yield(4)
let reader = Task {
  for await number in numbers { print(number, terminator: " ") }
}
reader.cancel()
await reader.value
print("end")
