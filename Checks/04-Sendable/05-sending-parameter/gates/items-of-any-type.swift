// must compile: synchronous code hands over objects and values; a value may be used again
// mode: library
@testable import SendingParameter

final class GateLetter {
  var text = ""
}

func handOverALetter(to queue: SendingParameter::WorkQueue<GateLetter>) {
  let letter = GateLetter()
  letter.text = "Dear Ada"
  queue.enqueue(letter)
}

func handOverAName(to queue: SendingParameter::WorkQueue<String>) -> Int {
  let name = "Ada"
  queue.enqueue(name)
  return name.count
}
