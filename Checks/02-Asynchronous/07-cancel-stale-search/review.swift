let search = Task { () -> String in
  do {
    try Task.checkCancellation()
    return "found"
  } catch {
    return "caught, \(Task.isCancelled)"
  }
}
search.cancel()
print(await search.value)
