import Foundation

/// When a view is to be evaluated.
public protocol TimelineSchedule {
  /// The moments.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How many are wanted.
  typealias Mode = TimelineScheduleMode
  /// The moments from a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Whether all moments are wanted.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// A moment every so many seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Moments without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let interval: TimeInterval
    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }
  private let start: Date, interval: TimeInterval
  /// From a date on, every so many seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = Swift.max(0, startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(date: start + passed * interval, interval: interval)
  }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Every minute.
  public init() {}
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Moments that are listed.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries
  /// Some moments.
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}
@available(*, unavailable) extension ExplicitTimelineSchedule: Sendable {}

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double
  /// At most every so many seconds.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1 / 60
  }
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries { .init(date: startDate, interval: interval) }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// From a date on, every so many seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    .init(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every minute.
  public static var everyMinute: Self { .init() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the screen is drawn.
  public static var animation: Self { .init() }
  /// At most every so many seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  /// Moments that are listed.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { .init(dates) }
}

/// Content of a moment. Here time stands still: it is the schedule's last moment before the content is evaluated.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The moment.
  public struct Context {
    /// How exactly it is kept.
    public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }
    /// When it is.
    public let date: Date
    /// How exactly it is kept.
    public let cadence: Cadence
  }
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The moment, for every schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context
@available(*, unavailable) extension TimelineView: Sendable {}
@available(*, unavailable) extension TimelineView.Context: Sendable {}

extension TimelineView: View where Content: View {
  public typealias Body = Never

  /// Makes content by a moment.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { (self.schedule, self.content) = (schedule, content) }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let now = Date()
    var date = now
    for entry in view.schedule.entries(from: now, mode: .normal) {
      date = entry
      break
    }
    let context = TimelineViewDefaultContext(date: min(date, now), cadence: .live)
    node.child(node.reading { view.content(context) })
  }
}
