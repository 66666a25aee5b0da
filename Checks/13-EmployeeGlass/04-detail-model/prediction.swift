var shown = 0
let (answers, server) = AsyncStream.makeStream(of: Int.self)
let network = Task {
  for await answer in answers { return answer }
  return 0
}
let search = Task { shown = await network.value }
search.cancel()
server.yield(5)
await search.value
print(shown)
