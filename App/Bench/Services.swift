import Foundation
import Synchronization

@testable import EmployeeGlass

/// A few of the employees, and all of them once it has grown.
final class GrowingService: EmployeeService {
  private let people: [Employee]
  private let hasGrown = Mutex(false)

  init(_ people: [Employee]) { self.people = people }

  func grow() { hasGrown.withLock { $0 = true } }

  @concurrent func page(after cursor: String?) async throws -> EmployeePage {
    let all = hasGrown.withLock { $0 } ? people : Array(people.prefix(300))
    return try await PreviewEmployeeService(employees: all).page(after: cursor)
  }

  @concurrent func avatar(at path: String) async throws -> PixelImage { .preview }
}

/// Takes in a file while it is asked four times how far it is.
final class ReportingImports: ImportService {
  private static let questions = 4
  private let count: Int
  private let ended: @Sendable () -> Void
  /// How often it was asked since the file came; nil before.
  private let asked = Mutex<Int?>(nil)
  private let answers = AsyncStream.makeStream(of: Int.self)

  /// - Parameters:
  ///   - count: How many people the file has.
  ///   - ended: Called when all of them are there.
  init(_ count: Int, ended: @escaping @Sendable () -> Void) {
    (self.count, self.ended) = (count, ended)
  }

  @concurrent func send(_ file: ImportFile) async throws -> ImportStatus {
    asked.withLock { $0 = 0 }
    for await number in answers.stream where number == Self.questions { break }
    ended()
    return status(.completed, Self.questions)
  }

  @concurrent func status(of id: String) async throws -> ImportStatus? {
    let number = asked.withLock { asked in
      asked = asked.map { $0 + 1 }
      return asked
    }
    guard let number else { return nil }
    answers.continuation.yield(number)
    return status(.running, min(number, Self.questions))
  }

  @concurrent func cancel(_ id: String) async throws -> ImportStatus? { nil }
  func faultList(of id: String) -> URL? { nil }

  private func status(_ state: ImportStatus.State, _ number: Int) -> ImportStatus {
    let lines = count * number / Self.questions
    return ImportStatus(state: state, lines: lines, added: lines, bytes: 80 * lines)
  }
}

/// Tells of changes one by one.
final class SteadyEvents: EventService {
  private let connections = AsyncStream.makeStream(of: EventConnection.Pieces.Continuation.self)

  func events(after id: String?) -> EventConnection {
    EventConnection { pieces in
      pieces.yield(Data("id: a-0\n\n".utf8))
      connections.continuation.yield(pieces)
    }
  }

  /// Sends changes on the first connection, with a pause behind each.
  @concurrent func send(_ people: [Employee], every pause: Duration) async throws {
    for await connection in connections.stream {
      for (number, employee) in people.enumerated() {
        let event = Data(
          "id: a-\(number + 1)\nevent: changed\ndata: {\"employee\": \(employee.json)}\n\n".utf8)
        // A reader that is behind holds a server back.
        while case .dropped = connection.yield(event) { try await Task.sleep(for: pause) }
        try await Task.sleep(for: pause)
      }
      return
    }
  }
}

/// A file of people on the disk, to be imported.
struct FileOfPeople: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).csv")

  init(_ people: [Employee]) throws {
    let lines = people.map { "\($0.name),\($0.department),\($0.title),\($0.email),\($0.office)\n" }
    try Data(("name,department,title,email,office\n" + lines.joined()).utf8).write(to: url)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}

extension Employee {
  /// The same person with another title.
  func renamed(_ number: Int) -> Employee {
    Employee(
      id: id, name: name, sortName: sortName, department: department, title: "Engineer \(number)",
      email: email, phone: phone, office: office, startDate: startDate, managerID: managerID,
      avatarPath: avatarPath)
  }

  /// As the server writes a person of ``company(of:)``, who has no phone and no manager.
  fileprivate var json: String {
    let (year, month, day) = (startDate.year, startDate.month, startDate.day)
    let date = String(format: "%04d-%02d-%02d", year, month, day)
    return """
      {"id": \(id), "name": "\(name)", "sort_name": "\(sortName)", "department": "\(department)", \
      "title": "\(title)", "email": "\(email)", "office": "\(office)", "start_date": "\(date)", \
      "avatar_url": "\(avatarPath)"}
      """
  }
}
