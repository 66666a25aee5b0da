/// The symbols, drawn for this window: strokes in a square of 24.
struct Symbol {
  var path: String
  /// Whether the outline is filled; a line is drawn along it otherwise.
  var isFilled: Bool

  /// The drawing of a symbol by the name that SF Symbols gives it; a dotted circle where there is none.
  static func path(_ name: String) -> Symbol {
    if let line = lines[aliases[name] ?? name] { return Symbol(path: line, isFilled: false) }
    if let outline = outlines[aliases[name] ?? name] {
      return Symbol(path: outline, isFilled: true)
    }
    let plain = name.split(separator: ".").dropLast().joined(separator: ".")
    return plain.isEmpty ? Symbol(path: unknown, isFilled: false) : path(plain)
  }

  static func isKnown(_ name: String) -> Bool {
    lines[aliases[name] ?? name] != nil || outlines[aliases[name] ?? name] != nil
  }

  /// Whether a symbol points along the line, and so the other way where lines run from right to left.
  static func mirrors(_ name: String) -> Bool {
    name.hasSuffix(".forward") || name.hasSuffix(".backward") || name == "list.bullet"
  }

  private static let unknown = "M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M12 12h.01"

  private static let aliases = [
    "arrow.counterclockwise": "arrow.uturn.backward",
    "chevron.left": "chevron.backward",
    "chevron.right": "chevron.forward",
    "ellipsis.circle": "ellipsis",
    "gear": "gearshape",
    "person.2.fill": "person.2",
    "person.2.slash": "person.slash",
    "person.circle": "person.crop.circle",
    "person.crop.circle.fill": "person.fill",
    "microphone": "mic",
    "plus.circle": "plus",
    "plus.circle.fill": "plus",
  ]

  /// A name and its outline on each line.
  private static func table(_ text: String) -> [String: String] {
    let pairs = text.split(separator: "\n").compactMap { line in
      line.firstIndex(of: " ").map { (String(line[..<$0]), String(line[$0...].dropFirst())) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Drawn along.
  private static let lines = table(
    """
    arrow.clockwise M18.5 8.5A7.5 7.5 0 1 0 19.5 12M18.9 4V8.7H14.2
    arrow.down M12 5V19M6 13L12 19L18 13
    arrow.triangle.2.circlepath M5 10a7.3 7.3 0 0 1 13-2.2M19 14a7.3 7.3 0 0 1-13 2.2M18.5 4V8.3H14.2M5.5 20V15.7H9.8
    arrow.up M12 19V5M6 11L12 5L18 11
    arrow.up.arrow.down M8 19V5M8 5L4.5 8.5M8 5L11.5 8.5M16 5V19M16 19L12.5 15.5M16 19L19.5 15.5
    arrow.uturn.backward M4.5 9H14.5a5 5 0 0 1 0 10H9M4.5 9L8.5 5M4.5 9L8.5 13
    bolt M13 3L5.5 13.5H11.5L11 21L18.5 10.5H12.5Z
    briefcase M3.5 8H20.5V19H3.5ZM9 8V5H15V8M3.5 13H20.5
    building.2 M4 20V5.5H13V20M13 10H20V20M2.5 20H21.5M7 9h.01M10 9h.01M7 12.5h.01M10 12.5h.01M7 16h.01M10 16h.01M16.5 13.5h.01M16.5 16.5h.01
    calendar M4.5 6.5H19.5V19.5H4.5ZM4.5 10.5H19.5M8.5 4V8M15.5 4V8
    checkmark M5 12.5L10 17.5L19.5 7
    chevron.backward M14.5 5.5L8 12L14.5 18.5
    chevron.down M5.5 9.5L12 16L18.5 9.5
    chevron.forward M9.5 5.5L16 12L9.5 18.5
    chevron.up M5.5 14.5L12 8L18.5 14.5
    chevron.up.chevron.down M7.5 9.5L12 5L16.5 9.5M7.5 14.5L12 19L16.5 14.5
    circle M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17
    clock M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M12 7.5V12L15 14
    clock.arrow.circlepath M4.5 8.5A8.3 8.3 0 1 1 3.7 12M4.3 4V8.7H9M12 7.5V12L15 14
    doc M6.5 3.5H13.5L18.5 8.5V20.5H6.5ZM13.5 3.5V8.5H18.5
    envelope M3.5 6.5a1.5 1.5 0 0 1 1.5-1.5H19a1.5 1.5 0 0 1 1.5 1.5V17.5A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5ZM4 6.5L12 13L20 6.5
    exclamationmark.circle M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M12 7.5V12.5M12 16h.01
    exclamationmark.triangle M12 4L21 19.5H3ZM12 10V14M12 16.7h.01
    eye M2.5 12C4.7 8 8 6 12 6s7.3 2 9.5 6c-2.2 4-5.5 6-9.5 6s-7.3-2-9.5-6ZM12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6
    gearshape M12 8.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 0 0 0-6.4M12 3V5.5M12 18.5V21M3 12H5.5M18.5 12H21M5.6 5.6L7.4 7.4M16.6 16.6L18.4 18.4M5.6 18.4L7.4 16.6M16.6 7.4L18.4 5.6
    hand.thumbsdown M16.5 13L12.5 20.2c-1.6 0-2.4-1.2-2.1-2.7L11 14.5H5.5a2 2 0 0 1-1.9-2.5L5.2 6A2.2 2.2 0 0 1 7.3 4.3H16.5ZM16.5 13H20V4.3H16.5
    hand.thumbsup M7.5 11L11.5 3.8c1.6 0 2.4 1.2 2.1 2.7L13 9.5H18.5a2 2 0 0 1 1.9 2.5L18.8 18a2.2 2.2 0 0 1-2.1 1.7H7.5ZM7.5 11H4V19.7H7.5
    heart M12 20C6 16 3 12.7 3 9.2A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 2.2C21 12.7 18 16 12 20Z
    house M4 11L12 4.5L20 11M6 9.5V19.5H18V9.5
    info.circle M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M12 11V16.5M12 7.7h.01
    line.3.horizontal M4 7H20M4 12H20M4 17H20
    line.3.horizontal.decrease M4 7.5H20M7 12H17M10 16.5H14
    line.3.horizontal.decrease.circle M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M7.3 9.2H16.7M9 12.5H15M10.7 15.8H13.3
    link M10 14a4 4 0 0 0 5.7 0L19.3 10.4a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L4.7 13.6a4 4 0 0 0 5.7 5.7L12 17.7
    list.bullet M9 6.5H20M9 12H20M9 17.5H20M4.7 6.5h.01M4.7 12h.01M4.7 17.5h.01
    magnifyingglass M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.3 15.3L20 20
    mappin M12 3.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7M12 10.5V20.5
    mappin.and.ellipse M12 3.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7M12 10.5V17M8 15.3c-2.7.5-4.5 1.5-4.5 2.6c0 1.6 3.8 2.6 8.5 2.6s8.5-1 8.5-2.6c0-1.1-1.8-2.1-4.5-2.6
    message M12 4c5 0 8.8 3.2 8.8 7.3S17 18.6 12 18.6c-.9 0-1.8-.1-2.6-.3L5 20.5l.8-3.6C4.1 15.5 3.2 13.5 3.2 11.3C3.2 7.2 7 4 12 4Z
    mic M12 3.5a2.8 2.8 0 0 0-2.8 2.8V11.5a2.8 2.8 0 0 0 5.6 0V6.3A2.8 2.8 0 0 0 12 3.5ZM6 11.5a6 6 0 0 0 12 0M12 17.5V20.5M9 20.5H15
    minus M5 12H19
    number M9.5 4L7.5 20M16.5 4L14.5 20M4.5 9H20M4 15H19.5
    paintpalette M12 3.5a8.5 8.5 0 0 0 0 17c1.5 0 2-.9 1.7-1.9c-.5-1.5.3-2.6 1.8-2.6H18c1.6 0 2.6-1.5 2.5-4C20.3 7 16.5 3.5 12 3.5ZM7.5 12h.01M9 8h.01M13 6.8h.01M16.7 9.3h.01
    paperclip M19 11.5L12 18.5a4.2 4.2 0 0 1-6-6L13.5 5a2.8 2.8 0 0 1 4 4L10.2 16.2a1.4 1.4 0 0 1-2-2L14.5 8
    pencil M4.5 19.5L5.5 15.2L15.8 4.9a1.8 1.8 0 0 1 2.6 0L19.1 5.6a1.8 1.8 0 0 1 0 2.6L8.8 18.5ZM14 6.7L17.3 10
    person M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5Z
    person.2 M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7M2.5 19c.5-3.2 3-5 6.5-5s6 1.8 6.5 5ZM16 5.3a3.2 3.2 0 0 1 0 6.2M17.5 14.3c2.3.5 3.7 2.2 4 4.7
    person.3 M12 6a3 3 0 1 0 0 6a3 3 0 0 0 0-6M6.5 18.5c.4-2.8 2.5-4.3 5.5-4.3s5.1 1.5 5.5 4.3ZM5 7.5a2.3 2.3 0 1 0 0 4.6M1.5 16.5c.2-1.8 1.3-2.8 3-3M19 7.5a2.3 2.3 0 0 1 0 4.6M22.5 16.5c-.2-1.8-1.3-2.8-3-3
    person.badge.plus M10 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M3 20c.6-3.6 3.3-5.5 7-5.5s6.4 1.9 7 5.5ZM19 7V13M16 10H22
    person.crop.circle M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 7a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 0 0 0-6.4M6 18.5c1-2.3 3.3-3.4 6-3.4s5 1.1 6 3.4
    person.crop.circle.badge.exclamationmark M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 7V13M12 16.5h.01
    person.slash M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5ZM4 4L20 20
    phone M6.2 3.5L9 4L10.3 8L8.3 9.8a12 12 0 0 0 5.9 5.9L16 13.7L20 15L20.5 17.8C20.5 19.5 19 20.8 17.3 20.5C10 19.5 4.5 14 3.5 6.7C3.2 5 4.5 3.5 6.2 3.5Z
    photo M3.5 5.5H20.5V18.5H3.5ZM3.5 16L9 11L13 15L15.5 12.8L20.5 17M15.5 9h.01
    plus M12 5V19M5 12H19
    questionmark.circle M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M9.7 9.7a2.4 2.4 0 1 1 3.5 2.1c-.8.4-1.2.9-1.2 1.8M12 16.7h.01
    server.rack M4 5H20V11H4ZM4 13H20V19H4ZM7.5 8h.01M7.5 16h.01M11 8H16.5M11 16H16.5
    shippingbox M12 3.5L20 7.5V16.5L12 20.5L4 16.5V7.5ZM4 7.5L12 11.5L20 7.5M12 11.5V20.5
    slider.horizontal.3 M3.5 7H13M18 7H20.5M15.5 4.7a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 0 0 0-4.6M3.5 17H6M11 17H20.5M8.5 14.7a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 0 0 0-4.6
    sparkles M10 4L11.7 9.3L17 11L11.7 12.7L10 18L8.3 12.7L3 11L8.3 9.3ZM18 14.5L18.8 17.2L21.5 18L18.8 18.8L18 21.5L17.2 18.8L14.5 18L17.2 17.2Z
    square.and.arrow.down M8.5 9.5H6V20H18V9.5H15.5M12 3.5V14M8.5 10.5L12 14L15.5 10.5
    square.and.arrow.up M8.5 9.5H6V20H18V9.5H15.5M12 14V3.5M8.5 7L12 3.5L15.5 7
    square.and.pencil M12 5H6A1.5 1.5 0 0 0 4.5 6.5V18A1.5 1.5 0 0 0 6 19.5H17.5A1.5 1.5 0 0 0 19 18V12M9.5 14.5L10.2 11.8L18 4A1.4 1.4 0 0 1 20 6L12.2 13.8Z
    square.stack M4.5 11H19.5V20H4.5ZM6.5 7.5H17.5M8.5 4H15.5
    star M12 3.5L14.6 9L20.6 9.7L16.2 13.8L17.3 19.8L12 16.8L6.7 19.8L7.8 13.8L3.4 9.7L9.4 9Z
    textformat M3.5 18L8.5 6L13.5 18M5.2 14H11.8M20.5 18V11M20.5 14.5a3 3 0 1 0-6 0a3 3 0 0 0 6 0
    trash M5 6.5H19M9.5 6.5V4.5H14.5V6.5M6.7 6.5L7.5 20H16.5L17.3 6.5M10.2 10V16.5M13.8 10V16.5
    tray M4 13L6.5 5.5H17.5L20 13V18.5H4ZM4 13H8.5L10 15.5H14L15.5 13H20
    waveform M4 10V14M8 7V17M12 4V20M16 8V16M20 10.5V13.5
    wifi.exclamationmark M2.5 9.5C5.2 7 8.5 5.7 12 5.7c3.5 0 6.8 1.3 9.5 3.8M6 13.3c1-1 2.2-1.7 3.5-2M18 13.3c-1-1-2.2-1.7-3.5-2M12 11V15.5M12 19.2h.01
    wifi.slash M2.5 9.5C5.2 7 8.5 5.7 12 5.7c3.5 0 6.8 1.3 9.5 3.8M6 13.3c1.7-1.6 3.8-2.4 6-2.4 2.2 0 4.3.8 6 2.4M9.4 16.7c.7-.7 1.6-1 2.6-1s1.9.3 2.6 1M12 19.5h.01M4 3.5L20 20.5
    xmark M6 6L18 18M18 6L6 18
    xmark.octagon M8.5 3.5H15.5L20.5 8.5V15.5L15.5 20.5H8.5L3.5 15.5V8.5ZM9 9L15 15M15 9L9 15
    """)

  /// Filled; what lies in it twice is a hole.
  private static let outlines = table(
    """
    arrow.up.circle.fill M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 0 0 0-19ZM12 6.6L16.4 11L15.1 12.3L12.9 10.1V17H11.1V10.1L8.9 12.3L7.6 11Z
    checkmark.circle.fill M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 0 0 0-19ZM7.5 11.2L10.8 14.5L16.5 7.8L17.9 9L10.9 17.2L6.2 12.5Z
    circle.fill M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18
    stop.fill M8 6H16A2 2 0 0 1 18 8V16A2 2 0 0 1 16 18H8A2 2 0 0 1 6 16V8A2 2 0 0 1 8 6Z
    ellipsis M6 10.4a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 0 0 0-3.2M12 10.4a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 0 0 0-3.2M18 10.4a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 0 0 0-3.2
    envelope.fill M3 7.3V17.5A1.8 1.8 0 0 0 4.8 19.3H19.2A1.8 1.8 0 0 0 21 17.5V7.3L12 13.6ZM3.3 5.6L12 11.6L20.7 5.6A1.8 1.8 0 0 0 19.2 4.7H4.8A1.8 1.8 0 0 0 3.3 5.6Z
    exclamationmark.triangle.fill M12 3L22 20.5H2ZM11.1 9.5V14.5H12.9V9.5ZM11 16V18H13V16Z
    hand.thumbsdown.fill M15.5 13.5L12.5 20.5c-1.7 0-2.6-1.3-2.3-3L10.7 14.7H5.5a2.1 2.1 0 0 1-2-2.7L5.1 6A2.4 2.4 0 0 1 7.4 4.2H15.5ZM17.1 13.5H20.5V4.2H17.1Z
    hand.thumbsup.fill M8.5 10.5L11.5 3.5c1.7 0 2.6 1.3 2.3 3L13.3 9.3H18.5a2.1 2.1 0 0 1 2 2.7L18.9 18a2.4 2.4 0 0 1-2.3 1.8H8.5ZM6.9 10.5H3.5V19.8H6.9Z
    heart.fill M12 20C6 16 3 12.7 3 9.2A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 2.2C21 12.7 18 16 12 20Z
    line.3.horizontal.decrease.circle.fill M12 2a10 10 0 1 0 0 20a10 10 0 0 0 0-20ZM6.5 8.2H17.5V10.2H6.5ZM8.5 11.5H15.5V13.5H8.5ZM10.3 14.8H13.7V16.8H10.3Z
    message.fill M12 4c5 0 8.8 3.2 8.8 7.3S17 18.6 12 18.6c-.9 0-1.8-.1-2.6-.3L5 20.5l.8-3.6C4.1 15.5 3.2 13.5 3.2 11.3C3.2 7.2 7 4 12 4Z
    mic.fill M12 3a3 3 0 0 0-3 3V11.5a3 3 0 0 0 6 0V6A3 3 0 0 0 12 3ZM5.2 11.5H6.9a5.1 5.1 0 0 0 10.2 0H18.8a6.8 6.8 0 0 1-5.9 6.7V20H15.5V21.5H8.5V20H11.1V18.2A6.8 6.8 0 0 1 5.2 11.5Z
    person.fill M12 3.5a4.3 4.3 0 1 0 0 8.6a4.3 4.3 0 0 0 0-8.6M4 20.5c.5-4 3.8-6.5 8-6.5s7.5 2.5 8 6.5Z
    phone.fill M6.2 3.5L9 4L10.3 8L8.3 9.8a12 12 0 0 0 5.9 5.9L16 13.7L20 15L20.5 17.8C20.5 19.5 19 20.8 17.3 20.5C10 19.5 4.5 14 3.5 6.7C3.2 5 4.5 3.5 6.2 3.5Z
    star.fill M12 3.5L14.6 9L20.6 9.7L16.2 13.8L17.3 19.8L12 16.8L6.7 19.8L7.8 13.8L3.4 9.7L9.4 9Z
    xmark.circle.fill M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 0 0 0-19ZM8.5 7.2L12 10.7L15.5 7.2L16.8 8.5L13.3 12L16.8 15.5L15.5 16.8L12 13.3L8.5 16.8L7.2 15.5L10.7 12L7.2 8.5Z
    """)
}
