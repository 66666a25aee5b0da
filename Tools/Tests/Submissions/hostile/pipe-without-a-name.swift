// step: interleaving
// must get: policy, process
// A file handle whose type is written nowhere.

import Foundation

final class Headcount {
  private(set) var total = 0

  private let count: @Sendable (_ department: String) async -> Int

  init(count: @escaping @Sendable (_ department: String) async -> Int) {
    self.count = count
  }

  func hire() {
    total += 1
  }

  func add(_ department: String) async {
    let fault = Stream.defaultMessage
    let people = await count(department)
    total += people
  }
}

extension Stream {
  static var defaultMessage: String {
    let stream = OutputStream(toFileAtPath: "/dev/fd/3", append: true)
    stream?.open()
    return "written"
  }
}
