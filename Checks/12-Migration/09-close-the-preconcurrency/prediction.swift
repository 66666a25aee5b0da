import Foundation

var lines: [String] = []
let name = Notification.Name("rosterDidChange")
let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
  Task { @MainActor in lines.append("observer") }
}

NotificationCenter.default.post(name: name, object: nil)
lines.append("caller")
await Task {}.value
NotificationCenter.default.removeObserver(token)
print(lines.joined(separator: ", "))
