import ComposerAdapter
@_spi(Workshop) import ComposerSubject
@_spi(Workshop) import SwiftUI
import Testing

@Suite("Message a colleague: one bar of glass", .serialized)
@MainActor
struct ComposerChecks {
  /// Runs at a major version of iOS, and goes back to 26.
  private func at<Result>(_ level: Int, _ body: () throws -> Result) rethrows -> Result {
    OSLevel.current = level
    defer { OSLevel.current = 26 }
    return try body()
  }

  private let levels = OSLevel.isAsked ? [26, 18] : [26]

  /// A screen with composers, and what they have reported.
  @MainActor
  private final class Screen {
    private(set) var events: [Subject.Event] = []
    private(set) var host: ViewHost!

    init(_ count: Int = 1) {
      host = makeSubject().makeHost(count) { [weak self] in self?.events.append($0) }
    }

    var buttons: [String] { host.all("Button").map(\.accessibleName) }

    /// What the text fields hold.
    var drafts: [String] { fields.map { $0["value"] ?? "" } }

    private var fields: [Element] { host.all.filter { $0.handlers[.change] != nil } }

    func write(_ text: String, in field: Int = 0) throws {
      try #require(fields.count > field, "There is no field to write in.")
      try host.send(.change, text, id: fields[field].id)
    }

    /// Writes letter by letter, each after what the field shows.
    func type(_ text: String) throws {
      for letter in text { try write((drafts.first ?? "") + String(letter)) }
    }

    /// Presses the return key, which begins a new line in a vertical field, as on iOS.
    func submit() throws {
      let field = try #require(fields.first, "There is no field to write in.")
      if field["axis"] == "vertical" { return try write((field["value"] ?? "") + "\n") }
      try host.send(.submit, id: field.id)
    }
  }

  let blanks = ["", " ", "   ", "\n", " \n\n ", "\t", "\u{2003}\r\n"]

  @Test("The bar is one piece of glass; nothing in it has glass of its own")
  func onePiece() throws {
    let screen = Screen()
    for draft in ["", "Hello"] {
      try screen.write(draft)
      let report = GlassReport(screen.host.elements)
      try #require(report.effects == 1, "The pieces of glass with the draft “\(draft)”.")
      let glass = screen.host.all.first { $0.modifiers.contains { $0.name == "glassEffect" } }
      let inside = (glass?.all ?? []).filter { ["Button", "TextField"].contains($0.kind) }.count
      try #require(
        inside == screen.buttons.count + 1,
        "The buttons and fields on the glass. All of them are on it.")
    }
  }

  @Test(
    "Before iOS 26 the bar is one material, without API of iOS 26", .enabled(if: OSLevel.isAsked))
  func material() throws {
    try at(18) {
      let screen = Screen()
      for draft in ["", "Hello"] {
        try screen.write(draft)
        let bars = screen.host.all.filter { !$0.materials.isEmpty }
        try #require(
          bars.flatMap(\.materials).count == 1, "The materials with the draft “\(draft)”.")
        let inside = bars[0].all.filter { ["Button", "TextField"].contains($0.kind) }.count
        try #require(inside == screen.buttons.count + 1, "The buttons and fields on the material.")
      }
      try #require(screen.host.recorder.beyondLevel == [], "iOS 18 does not have these.")
    }
  }

  @Test("Buttons show a symbol, and are called Attach, Dictate, Voice and Send")
  func names() throws {
    let screen = Screen()
    var seen: Set<String> = []
    for draft in ["", "Hello"] {
      try screen.write(draft)
      for button in screen.host.all("Button") {
        seen.insert(button.accessibleName)
        let symbols = button.visible.filter { $0.kind == "Image" && $0["systemName"] != nil }.count
        try #require(symbols == 1, "The symbols of the button “\(button.accessibleName)”.")
        let labels = button.all.filter { $0.kind == "Label" }.compactMap { $0["style"] }
        try #require(
          !labels.contains("titleOnly"),
          "The button “\(button.accessibleName)” shows its title alone.")
      }
    }
    #expect(
      seen == ["Attach", "Dictate", "Voice", "Send"], "What a screen reader calls the buttons.")
  }

  @Test(
    "While the draft is blank (white space or nothing), there are Attach, Dictate and Voice; otherwise Attach and Send"
  )
  func fitting() throws {
    for level in levels {
      try at(level) {
        let screen = Screen()
        for draft in blanks {
          try screen.write(draft)
          try #require(
            Set(screen.buttons) == ["Attach", "Dictate", "Voice"] && screen.buttons.count == 3,
            "With the draft \(draft.debugDescription), on iOS \(level), the buttons are \(screen.buttons)."
          )
          try screen.write(draft + "É" + draft)
          try #require(
            Set(screen.buttons) == ["Attach", "Send"] && screen.buttons.count == 2,
            "There is a letter in the draft, on iOS \(level), and the buttons are \(screen.buttons)."
          )
        }
      }
    }
  }

  @Test(
    "Send and the return key hand over the draft once, without blanks at its ends, and clear it")
  func sends() throws {
    for level in levels {
      for (draft, message) in [
        ("Hello", "Hello"), ("  two words ", "two words"), ("\n\u{2003}a \n b\t\n", "a \n b"),
        ("🙂", "🙂"),
      ] {
        for isKey in [false, true] {
          try at(level) {
            let screen = Screen()
            try screen.write(draft)
            if isKey { try screen.submit() } else { try screen.host.tap("Send") }
            try #require(
              screen.events == [.send(message)],
              "\(isKey ? "The return key" : "Send") with the draft \(draft.debugDescription), on iOS \(level)."
            )
            try #require(screen.drafts == [""], "The draft after it was sent.")
            try #require(!screen.buttons.contains("Send"), "The draft was sent, and is blank.")
            try screen.type(draft)
            if isKey { try screen.submit() } else { try screen.host.tap("Send") }
            try #require(
              screen.events == [.send(message), .send(message)],
              "The same draft \(draft.debugDescription) was typed again, letter by letter, and sent."
            )
          }
        }
      }
    }
  }

  @Test("A blank draft is not sent")
  func blank() throws {
    for draft in blanks {
      let screen = Screen()
      try screen.write(draft)
      try screen.submit()
      try #require(
        screen.events == [], "The return key was pressed with the draft \(draft.debugDescription).")
    }
  }

  @Test("Attach, Dictate and Voice leave the draft alone, and do what they did")
  func others() throws {
    for level in levels {
      try at(level) {
        let screen = Screen(2)
        for name in ["Dictate", "Attach", "Voice"] { try screen.host.tap(name) }
        try #require(screen.events == [.dictate, .attach, .talk], "On iOS \(level).")
        try screen.write("Hello")
        try #require(
          screen.drafts == ["Hello", ""], "The drafts of two composers; one was written in.")
        try screen.host.tap("Attach")
        try #require(
          screen.drafts == ["Hello", ""] && screen.events.last == .attach, "A press on Attach.")
        for (draft, names) in [
          (" two  words ", ["Attach"]), (" \n", ["Attach", "Dictate", "Voice"]),
        ] {
          try screen.write(draft)
          for name in names {
            try screen.host.tap(name)
            try #require(
              screen.drafts == [draft, ""],
              "The drafts after a press on \(name): the blanks are still being written.")
          }
        }
      }
    }
  }
}

extension Element {
  /// The shapes of the materials in the element's background, from the inside out.
  var materials: [String] {
    func isMaterial(_ style: String) -> Bool { style.contains("Material") || style == "bar" }
    let clip = modifiers.last { $0.name == "clipShape" }?["value"]
    return modifiers.filter { $0.name == "background" }.flatMap { background -> [String] in
      if let style = background["value"] {
        return isMaterial(style) ? [background["in"] ?? clip ?? "Rectangle"] : []
      }
      return background.slots.flatMap(\.elements).flatMap(\.all).flatMap { shape -> [String] in
        guard let style = shape["fill"], isMaterial(style) else {
          return shape.kind.hasSuffix("Material") ? [clip ?? "Rectangle"] : []
        }
        let radius = shape["cornerRadius"].map { " cornerRadius=\($0)" } ?? ""
        return [shape.kind == "Rectangle" ? clip ?? shape.kind : shape.kind + radius]
      }
    }
  }
}
