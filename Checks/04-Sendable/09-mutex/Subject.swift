/// What the checks may do with the learner's seating plan.
public struct Subject: Sendable {
  /// A person or a desk, which tells when it is hashed, and when it is compared.
  public struct Key: Hashable, Sendable, CustomStringConvertible {
    public let name: String
    private let onHash: @Sendable () -> Void
    private let onCompare: @Sendable () -> Void

    public init(
      _ name: String,
      onHash: @escaping @Sendable () -> Void = {},
      onCompare: @escaping @Sendable () -> Void = {}
    ) {
      self.name = name
      self.onHash = onHash
      self.onCompare = onCompare
    }

    public static func == (left: Key, right: Key) -> Bool {
      left.onCompare()
      right.onCompare()
      return left.name == right.name
    }

    public func hash(into hasher: inout Hasher) {
      onHash()
      hasher.combine(name)
    }

    /// The same for all: two that print alike may be two.
    public var description: String { "a key" }
  }

  /// One seating plan, for synchronous callers on any thread.
  public struct Plan: Sendable {
    public let assign: @Sendable (_ desk: Key, _ person: Key) -> Bool
    public let deskOf: @Sendable (_ person: Key) -> Key?
    public let personAt: @Sendable (_ desk: Key) -> Key?
    public let lookups: @Sendable () -> Int

    public init(
      assign: @escaping @Sendable (_ desk: Key, _ person: Key) -> Bool,
      deskOf: @escaping @Sendable (_ person: Key) -> Key?,
      personAt: @escaping @Sendable (_ desk: Key) -> Key?,
      lookups: @escaping @Sendable () -> Int
    ) {
      self.assign = assign
      self.deskOf = deskOf
      self.personAt = personAt
      self.lookups = lookups
    }
  }

  /// Makes an empty plan.
  public let makePlan: @Sendable () -> Plan

  public init(makePlan: @escaping @Sendable () -> Plan) {
    self.makePlan = makePlan
  }
}
