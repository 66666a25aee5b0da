@_spi(Workshop) import WorkshopUI

extension HTMLRenderer {
  /// How large a chosen file may be, in bytes: 64 MiB, as the employee server takes it.
  nonisolated static let longestFile = 1 << 26

  /// A dialog with a field for a file. The script sends the file, and says how that goes in the part `said`.
  func fileDialog(_ element: Element) -> Box {
    let id = "e\(element.id)"
    var box = Box("dialog", id: id, "alert", "glass", "files")
    box.set("data-modal", to: "true")
    box.set("aria-labelledby", to: "\(id)-title")
    var title = Box("h2", id: "\(id)-title", "alert-title")
    title.content = .text("Choose a File")
    box.add(title.node)
    var limits = Box("p", id: "\(id)-limits", "alert-message")
    limits.content = .text(Self.limits(of: element["accept"]))
    box.add(limits.node)
    box.set("aria-describedby", to: "\(id)-limits")
    var input = Box("input", id: "\(id)-file", "file")
    input.set("type", to: "file")
    input.set("aria-label", to: "File")
    input.set("data-upload", to: "\(element.id)")
    input.set("data-limit", to: "\(Self.longestFile)")
    if let accept = element["accept"] { input.set("accept", to: accept) }
    box.add(input.node)
    var said = Box("p", id: "\(id)-said", "alert-message")
    said.set("role", to: "status")
    box.add(said.node)
    var buttons = Box("div", id: "\(id)-buttons", "alert-buttons")
    var cancel = Box("button", id: "\(id)-cancel", "button", "role-cancel")
    cancel.set("type", to: "button")
    cancel.set("data-on", to: "dismiss")
    cancel.content = .text("Cancel")
    buttons.add(cancel.node)
    box.add(buttons.node)
    return box
  }

  /// Such as "CSV, up to 64 MB".
  private static func limits(of accept: String?) -> String {
    let kinds = (accept ?? "").split(separator: ",").filter { $0.hasPrefix(".") }
      .map { $0.dropFirst().uppercased() }
    let size = "\(Self.longestFile >> 20) MB"
    return kinds.isEmpty ? "Up to \(size)" : "\(kinds.joined(separator: ", ")), up to \(size)"
  }
}
