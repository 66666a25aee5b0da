import Dispatch

/// Prints the labels for badges.
///
/// Swift 5 code, as many vendors ship it. The driver behind it is to be used on one queue, the printer's own, and
/// no type says so.
public final class LabelPrinter {
  /// The queue on which the printer is used.
  public let queue: DispatchQueue
  private let driver: (_ label: String) throws -> Void
  private var printed: Int

  /// A printer without paper.
  public struct OutOfPaper: Error {}

  /// The number of the last label that there is paper for.
  private let limit: Int

  /// - Parameters:
  ///   - printed: How many labels it has printed before.
  ///   - paper: How many more labels it has paper for.
  ///   - driver: Called with each label, on the queue that uses the printer. It returns when the label is
  ///     printed, which takes a while, and throws if the label could not be printed.
  public init(
    queue: DispatchQueue, printed: Int, paper: Int,
    driver: @escaping (_ label: String) throws -> Void
  ) {
    self.queue = queue
    self.printed = printed
    self.driver = driver
    limit = printed + paper
  }

  /// Prints a label, and returns how many labels the printer has printed.
  ///
  /// - Throws: `OutOfPaper`, or the driver's error.
  public func print(_ label: String) throws -> Int {
    guard printed < limit else { throw OutOfPaper() }
    try driver(label)
    printed += 1
    return printed
  }
}
