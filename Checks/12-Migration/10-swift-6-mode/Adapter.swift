import Foundation
public import Swift6ModeSubject

@testable import Swift6Mode

/// Hands the learner's module to the checks.
nonisolated public func makeSubject() -> Subject {
  Subject(makeCache: { capacity in
    let cache = Swift6Mode::PhotoCache(capacity: capacity)
    return Subject.Cache(
      photo: { id, completion in
        cache.photo(of: employee(id, named: "Ada Lovelace")) { data in
          completion(data.map { String(decoding: $0, as: UTF8.self) })
        }
      },
      keep: { photo, id in cache.keep(Data(photo.utf8), of: employee(id, named: "Ada Byron")) },
      trim: { ids in
        cache.trim(
          to: Swift6Mode::RosterSnapshot(
            version: 1, employees: ids.map { employee($0, named: "Ada King") }))
      },
      count: { cache.count })
  })
}

/// An employee whose name has changed since the photo was kept.
nonisolated private func employee(_ id: Int, named name: String) -> Swift6Mode::Employee {
  Swift6Mode::Employee(id: id, name: name, department: "")
}
