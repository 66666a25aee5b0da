nonisolated final class Draft {
  var text: String

  init(_ text: String) { self.text = text }
}

@concurrent
func publish(_ draft: sending Draft) async -> Int { draft.text.count }

func run() async {
  var draft = Draft("a")
  let first = await publish(draft)
  draft = Draft("bc")
  draft.text += "d"
  let second = await publish(draft)
  print("first: \(first), second: \(second)")
}

await run()
