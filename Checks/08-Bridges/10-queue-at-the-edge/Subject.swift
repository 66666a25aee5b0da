public import PrinterKit

/// What the checks may do with the learner's print desk.
public struct Subject: Sendable {
  /// A desk for a printer.
  public let makeDesk: @MainActor @Sendable (_ printer: sending LabelPrinter) -> Desk

  /// One desk, and a screen that prints badges at it.
  public struct Desk: Sendable {
    public let print: @MainActor @Sendable (_ label: String) async throws -> Int
    public let printBadge: @MainActor @Sendable (_ name: String) async -> Void
    /// The lines of the screen.
    public let lines: @MainActor @Sendable () -> [String]

    public init(
      print: @escaping @MainActor @Sendable (_ label: String) async throws -> Int,
      printBadge: @escaping @MainActor @Sendable (_ name: String) async -> Void,
      lines: @escaping @MainActor @Sendable () -> [String]
    ) {
      self.print = print
      self.printBadge = printBadge
      self.lines = lines
    }
  }

  public init(makeDesk: @escaping @MainActor @Sendable (_ printer: sending LabelPrinter) -> Desk) {
    self.makeDesk = makeDesk
  }
}
