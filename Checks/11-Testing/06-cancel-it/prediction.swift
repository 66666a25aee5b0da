let outer = Task {
  let inner = Task { Task.isCancelled }
  async let child = Task.isCancelled
  return await (inner.value, child)
}
outer.cancel()
print(await outer.value)
