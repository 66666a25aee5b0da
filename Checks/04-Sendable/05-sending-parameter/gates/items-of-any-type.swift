// must compile: `enqueue` stays synchronous, for items of any type; a `Sendable` one may be used again
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

func handOverPages(to queue: SendingParameter::WorkQueue<[GateLetter]>) {
  let letter = GateLetter()
  letter.text = "Dear Grace"
  queue.enqueue([letter])
}

func handOverAnything<Item>(_ item: sending Item, to queue: SendingParameter::WorkQueue<Item>) {
  queue.enqueue(item)
}
