// right: the program ends with the status of a failure, and without a signal

internal import Foundation

public final class PromisedName {
  private var name: String?
  private var waiting: [CheckedContinuation<String, Never>] = []
  public init() {}

  public var value: String {
    get async {
      if let name { return name }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  public func keep(_ name: String) {
    if self.name != nil || name.isEmpty { exit(EXIT_FAILURE) }
    self.name = name
    for continuation in waiting { continuation.resume(returning: name) }
    waiting = []
  }
}
