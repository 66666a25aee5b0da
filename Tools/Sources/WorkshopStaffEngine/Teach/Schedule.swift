import WorkshopEngine

/// When a meeting of a class does what: talks, steps, breaks and lunch.
///
/// Times are minutes after midnight, durations are minutes.
public struct Schedule: Sendable, Equatable, Encodable {
  public enum Kind: String, Sendable, Encodable {
    case talk
    case step
    case pause = "break"
    case lunch
  }

  public struct Entry: Sendable, Equatable, Encodable {
    public var kind: Kind
    /// The title of a stage for a talk, of a step for a step.
    public var title: String
    /// The id of a step.
    public var step: String?
    public var start: Int
    public var minutes: Int
    /// Whether it is left out first when time is short.
    public var isSpare: Bool

    public var end: Int { start + minutes }
  }

  public var title: String
  public var entries: [Entry]
  /// When it has to be over.
  public var limit: Int

  /// When the last entry is over.
  public var end: Int { entries.last?.end ?? limit }
  /// How much too long it is; 0 where it fits.
  public var overrun: Int { max(0, end - limit) }
  /// The first entry that does not fit.
  public var firstTooLate: Entry? { entries.first { $0.end > limit } }

  /// How long people work before they need a break.
  static let stretch = 90
  static let pause = 15
  static let lunch = 60
  /// A meeting of five hours or more has lunch, if it begins in the morning and goes on after one o'clock.
  static let longMeeting = 300

  /// - Parameters:
  ///   - start: When it begins.
  ///   - limit: When it has to be over; by default when its own minutes have passed.
  ///   - minutes: How long a step takes.
  public init(
    _ meeting: Course.Meeting, of course: Course, start: Int, limit: Int? = nil,
    minutes: (Course.Step) -> Int = \.minutes
  ) {
    title = meeting.title
    self.limit = limit ?? start + meeting.minutes
    let items = Self.items(meeting, course, minutes)
    var hasLunch = meeting.minutes < Self.longMeeting || start >= 12 * 60
    var (now, worked) = (start, 0)
    entries = []
    for (index, item) in items.enumerated() {
      var item = item
      // The talk that opens a stage is not torn from its first step.
      let piece = item.minutes + (item.kind == .talk ? items[index + 1].minutes : 0)
      if !hasLunch, now >= 12 * 60 || (worked > 0 && now + piece > 12 * 60 + 45) {
        entries.append(Self.rest(.lunch, at: now))
        (now, worked, hasLunch) = (now + Self.lunch, 0, true)
      } else if worked > 0, worked + piece > Self.stretch {
        let isBeforeLunch = !hasLunch && now >= 11 * 60 + 30
        entries.append(Self.rest(isBeforeLunch ? .lunch : .pause, at: now))
        now += isBeforeLunch ? Self.lunch : Self.pause
        (worked, hasLunch) = (0, hasLunch || isBeforeLunch)
      }
      item.start = now
      entries.append(item)
      now += item.minutes
      worked += item.minutes
    }
  }

  /// Talks and steps one after the other, without times.
  private static func items(
    _ meeting: Course.Meeting, _ course: Course, _ minutes: (Course.Step) -> Int
  ) -> [Entry] {
    var items: [Entry] = []
    var introduced = Set<Int>()
    for step in course.steps(together: meeting) {
      let stage = course.stage(of: step)
      if let talk = meeting.talk, introduced.insert(stage.number).inserted {
        items.append(
          Entry(
            kind: .talk, title: "Stage \(stage.number): \(stage.title)", start: 0, minutes: talk,
            isSpare: false))
      }
      items.append(
        Entry(
          kind: .step, title: step.title, step: step.id, start: 0, minutes: minutes(step),
          isSpare: meeting.spare?.contains(step.id) ?? false))
    }
    return items
  }

  private static func rest(_ kind: Kind, at start: Int) -> Entry {
    Entry(
      kind: kind, title: kind == .lunch ? "Lunch" : "Break", start: start,
      minutes: kind == .lunch ? lunch : pause, isSpare: false)
  }
}

/// A time of the day.
public enum ClockTime {
  /// The minutes after midnight that `9:00`, `09:30` or `14` stand for.
  public static func minutes(_ word: String) -> Int? {
    guard let match = word.wholeMatch(of: /([0-9]{1,2})(?::([0-9]{2}))?/),
      let hour = Int(match.1), hour < 24
    else { return nil }
    guard let digits = match.2 else { return hour * 60 }
    guard let minute = Int(digits), minute < 60 else { return nil }
    return hour * 60 + minute
  }

  /// `9:05` for 545; a time of the next day goes on behind 24:00.
  public static func text(_ minutes: Int) -> String {
    let minute = minutes % 60
    return "\(minutes / 60):\(minute < 10 ? "0" : "")\(minute)"
  }
}
