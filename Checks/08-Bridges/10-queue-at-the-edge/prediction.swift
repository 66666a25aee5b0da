import Dispatch

let queue = DispatchQueue(label: "printer")

func printLabel() async -> String {
  queue.sync { "printed" }
}

var lines: [String] = []
let screen = Task { lines.append("screen drawn") }
lines.append(await printLabel())
await screen.value
print(lines.joined(separator: ", "))
