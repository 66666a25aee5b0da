let (rows, server) = AsyncThrowingStream<String, any Error>.makeStream()

let loading = Task {
  do {
    for try await _ in rows {}
    print("ended, cancelled: \(Task.isCancelled)")
  } catch {
    print("threw \(error)")
  }
}
await Task.yield()
loading.cancel()
await loading.value
server.finish()
