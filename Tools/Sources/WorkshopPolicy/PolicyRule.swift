/// A way out of the compiler's checking, or out of the workshop's, that an answer may not take.
public enum PolicyRule: String, Sendable, CaseIterable {
  case uncheckedSendable = "unchecked-sendable"
  case nonisolatedUnsafe = "nonisolated-unsafe"
  case preconcurrency
  case assumeIsolated = "assume-isolated"
  case taskDetached = "task-detached"
  case dispatch
  case threads
  case sleeping
  case unsafePointers = "unsafe-pointers"
  case heldAccess = "held-access"
  case executors
  case process
  case linkage
  case macros
  case tests
  /// For a suite: a test or an issue that would not count.
  case disarmedTests = "disarmed-tests"
  /// For a suite: a look at how a value is stored.
  case reflection
  case imports
  /// What the stand-in for SwiftUI has and SwiftUI has not.
  case standIn = "stand-in"
  /// A declaration that the given files of the answer's module would find in place of another.
  case shadowing
  /// Found in the object, and no rule above speaks of it.
  case symbols
  /// The file cannot be read in a reasonable time.
  case nesting
  case stepAttribute = "step-attribute"

  /// Why, for the learner.
  public var reason: String {
    switch self {
    case .uncheckedSendable:
      "@unchecked Sendable tells the compiler to stop looking; the data race stays."
    case .nonisolatedUnsafe:
      "nonisolated(unsafe) and unowned(unsafe) switch checking off for this declaration."
    case .preconcurrency:
      "@preconcurrency hides the errors that this step is about."
    case .assumeIsolated:
      "assumeIsolated asserts at run time what the types should say, and traps when it is wrong."
    case .taskDetached:
      """
      A detached task leaves the actor, the priority and the task-local values of its maker behind. \
      `Task { }` keeps them; `@concurrent` takes work off an actor without a task of its own.
      """
    case .dispatch:
      "Dispatch queues, groups and semaphores are invisible to the compiler's isolation checking."
    case .threads:
      "Threads, locks on threads and operation queues are invisible to isolation checking."
    case .sleeping:
      """
      Nothing in this course waits for time to pass: an order that depends on time is not an order, \
      and sleep() holds a thread as well.
      """
    case .unsafePointers:
      """
      Here memory is reached in a way that the compiler cannot check: unsafe pointers, bit casts, \
      functions of C that take pointers, unsafe continuations. Use the checked way: a subscript, a \
      method of Data or String, a checked continuation.
      """
    case .heldAccess:
      """
      This call waits with a part of a shared variable in its hands, and another task can free that part \
      meanwhile. Copy the value into a variable of the function (or take it out, if its type cannot be copied), \
      pass that one, and store it back afterwards.
      """
    case .executors:
      """
      An executor of one's own decides where and in which order an actor's code runs, and the compiler \
      takes its word for it. This step needs none: an actor brings its own.
      """
    case .process:
      """
      No lesson ends, starts or signals programs, reads or writes files and descriptors, or asks \
      how it was started.
      """
    case .linkage:
      "Attributes that change symbols, sections or calling conventions are not part of any lesson."
    case .macros:
      "An answer declares no macros and no macro-like replacements of #expect."
    case .tests:
      "The checks are the workshop's; an answer brings no tests of its own."
    case .disarmedTests:
      """
      A suite proves something when all its tests run and all their issues count, so it hides no issue, skips \
      no test under a condition, and calls nothing of Testing's own with an underscore.
      """
    case .reflection:
      """
      A test sees what other code sees. How a component stores its values is its own business, and another \
      right implementation does it otherwise.
      """
    case .imports:
      "No lesson needs this module."
    case .standIn:
      """
      This belongs to the workshop's stand-in for SwiftUI, which the checks look through. SwiftUI \
      itself has nothing of that name.
      """
    case .shadowing:
      """
      The given files of this module use the name for something else, and would find this declaration in \
      its place. Give it another name, or make it private.
      """
    case .symbols:
      "No lesson calls this function of the system's: an answer computes, and lets the system be."
    case .nesting:
      """
      This file is so long or so deeply nested that reading it came to no end. Break the longest \
      expression into smaller ones.
      """
    case .stepAttribute:
      "This step is about doing without it."
    }
  }
}

extension PolicyRule {
  /// Functions of the system's that end, start and signal programs, or tell how this one was started.
  public static let processFunctions: Set = [
    "exit", "_exit", "_Exit", "quick_exit", "atexit", "abort", "raise", "signal", "kill", "fork",
    "system", "popen", "fdopen", "fopen", "dup", "dup2", "posix_spawn", "setsid", "setpgid",
    "prctl",
    "ptrace", "getenv", "setenv", "putenv",
  ]
}

/// One place in an answer that breaks a rule.
public struct PolicyFinding: Codable, Sendable, Equatable {
  public var rule: String
  public var line: Int
  public var column: Int
  /// The offending words as they stand in the file.
  public var text: String
  public var reason: String

  public init(rule: String, line: Int, column: Int, text: String, reason: String) {
    self.rule = rule
    self.line = line
    self.column = column
    self.text = text
    self.reason = reason
  }
}
