func pages() async -> String {
  for _ in 1...3 { await Task.yield() }
  return Task.isCancelled ? "cancelled" : "whole"
}

let load = Task { await pages() }
let window = Task { await load.value }
window.cancel()
print(await window.value)
