func find(_ query: String) async -> String {
  await Task.yield()
  return "found for \(query)"
}

let search = Task { await find("a") }
search.cancel()
let answer = await search.value
print(answer, search.isCancelled)
