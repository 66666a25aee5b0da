/// What the checks may do with the learner's queue.
public struct Subject: Sendable {
  /// Takes a picture of each name, and reports the filters of the images that come out.
  public let takePictures: @Sendable (_ names: [String]) async -> [[String]]
  /// Hands over one image for each list of filters, and reports what comes out.
  public let passImages: @Sendable (_ filters: [[String]]) async -> [Arrival]
  /// Hands over numbers, all of them before the first is read, and reports those that come out.
  public let passNumbers: @Sendable (_ numbers: [Int]) async -> [Int]
  /// Hands over texts, some of which are nil, and reports those that come out.
  public let passTexts: @Sendable (_ texts: [String?]) async -> [String?]
  /// Hands over numbers, ends the stream, hands over more numbers, and reports those that come out.
  public let passNumbersAndMore: @Sendable (_ numbers: [Int], _ more: [Int]) async -> [Int]
  /// Hands numbers over in a task that has been cancelled, half of them to one queue and half to another,
  /// by turns, and reports those that come out of each.
  public let passNumbersWhenCancelled: @Sendable (_ numbers: [Int]) async -> [[Int]]

  public init(
    takePictures: @escaping @Sendable (_ names: [String]) async -> [[String]],
    passImages: @escaping @Sendable (_ filters: [[String]]) async -> [Arrival],
    passNumbers: @escaping @Sendable (_ numbers: [Int]) async -> [Int],
    passTexts: @escaping @Sendable (_ texts: [String?]) async -> [String?],
    passNumbersAndMore:
      @escaping @Sendable (_ numbers: [Int], _ more: [Int]) async -> [Int],
    passNumbersWhenCancelled: @escaping @Sendable (_ numbers: [Int]) async -> [[Int]]
  ) {
    self.takePictures = takePictures
    self.passImages = passImages
    self.passNumbers = passNumbers
    self.passTexts = passTexts
    self.passNumbersAndMore = passNumbersAndMore
    self.passNumbersWhenCancelled = passNumbersWhenCancelled
  }

  /// An image that came out of the queue.
  public struct Arrival: Sendable {
    /// Its filters.
    public let filters: [String]
    /// Which of the images that were handed over it is, or nil if it is none of them.
    public let number: Int?

    public init(filters: [String], number: Int?) {
      self.filters = filters
      self.number = number
    }
  }
}
