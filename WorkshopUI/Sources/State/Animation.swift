import Foundation

/// How a change is shown over time. The stand-in keeps its name and shows the end.
public struct Animation: Equatable, Sendable, CustomStringConvertible {
  public let description: String

  private init(_ name: String) { description = name }

  /// The system's own.
  public static let `default` = Animation("default")
  /// The same speed throughout.
  public static let linear = Animation("linear")
  /// Slow at first.
  public static let easeIn = Animation("easeIn")
  /// Slow at the end.
  public static let easeOut = Animation("easeOut")
  /// Slow at both ends.
  public static let easeInOut = Animation("easeInOut")
  /// A spring without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring with a little bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with more bounce.
  public static var bouncy: Animation { bouncy() }
  /// The system's spring.
  public static var spring: Animation { spring(duration: 0.5) }

  /// The same speed throughout, for some seconds.
  public static func linear(duration: Double) -> Animation { .init("linear \(duration)") }
  /// Slow at first, for some seconds.
  public static func easeIn(duration: Double) -> Animation { .init("easeIn \(duration)") }
  /// Slow at the end, for some seconds.
  public static func easeOut(duration: Double) -> Animation { .init("easeOut \(duration)") }
  /// Slow at both ends, for some seconds.
  public static func easeInOut(duration: Double) -> Animation { .init("easeInOut \(duration)") }
  /// A spring without bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .init("smooth \(duration)")
  }
  /// A spring with a little bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .init("snappy \(duration)")
  }
  /// A spring with more bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .init("bouncy \(duration)")
  }
  /// A spring.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { .init("spring \(duration)") }
  /// A spring, by how stiff it is.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { .init("spring \(response)") }

  /// The same, later; in seconds.
  public func delay(_ delay: Double) -> Animation { .init("\(self) delay \(delay)") }
  /// The same, faster.
  public func speed(_ speed: Double) -> Animation { .init("\(self) speed \(speed)") }
  /// The same, some times over.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    .init("\(self) times \(count)")
  }
  /// The same, over and over.
  public func repeatForever(autoreverses: Bool = true) -> Animation { .init("\(self) forever") }
}

/// How a change of state is made.
public struct Transaction {
  /// How the change is shown.
  public var animation: Animation?
  // Before the flag: bindings are compared byte by byte, and no code sets the bytes between a flag and a reference.
  var values = Values()
  /// Whether views may not animate the change themselves.
  public var disablesAnimations = false

  /// Values of keys. Unchecked: they go where the transaction goes, which is handed from thread to thread.
  struct Values: @unchecked Sendable { var known: [ObjectIdentifier: Any] = [:] }

  /// A change that is not animated.
  public init() {}

  /// A change that is animated.
  public init(animation: Animation?) { self.animation = animation }

  /// How changes are made just now on this thread. A task that is started meanwhile knows nothing of it.
  static var current: Transaction {
    get { Thread.current.threadDictionary[key] as? Transaction ?? Transaction() }
    set {
      // All changes so far were made under the transaction that is there until now.
      ViewHost.evaluateChanges()
      Thread.current.threadDictionary[key] = newValue
    }
  }
  private static let key = "WorkshopUI.transaction"
}

/// When an animation counts as over.
public enum AnimationCompletionCriteria: Hashable, Sendable { case logicallyComplete, removed }

/// Runs a function in place, and animates what it changes. It is synchronous: no `await` fits inside.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try withTransaction(Transaction(animation: animation), body) }

/// Runs a function in place, animates what it changes, and says when that is over: here, at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  completion()
  return result
}

/// Runs a function in place, and makes its changes as the current transaction says, but for one value.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs a function in place, and makes its changes as the transaction says.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}
