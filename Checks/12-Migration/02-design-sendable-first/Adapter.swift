public import DesignSendableFirstSubject
import Foundation

@testable import DesignSendableFirst

/// Hands the learner's module to the checks.
public func makeSubject() -> Subject {
  Subject(
    makeService: { server in
      let transport = Transport(server: server)
      let service = DesignSendableFirst::RosterService(transport: transport)
      let changes = Changes()
      return Subject.Service(
        load: { completion in
          service.load { result in
            let snapshot: DesignSendableFirst::RosterSnapshot? = try? result.get()
            completion(snapshot.map(kept))
          }
        },
        rename: { id, name, completion in
          service.rename(id, to: name) { result in
            let employee: DesignSendableFirst::Employee? = try? result.get()
            completion(employee.map(plain))
          }
        },
        snapshot: { kept(service.snapshot) },
        addedInEachChange: { changes.added })
    },
    rewritten: { data in
      let employee: DesignSendableFirst::Employee? = try? JSONDecoder().decode(
        DesignSendableFirst::Employee.self, from: data)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return employee.flatMap { try? encoder.encode($0) }
    },
    setOf: { employees in
      let all: Swift::Set<DesignSendableFirst::Employee> = Swift::Set(
        employees.map(own))
      return all.map(plain).sorted { $0.name < $1.name }
    },
    replacing: { employees, version, employee in
      let before = DesignSendableFirst::RosterSnapshot(
        version: version, employees: employees.map(own))
      return (before: kept(before), after: kept(before.replacing(own(employee))))
    },
    replacingEach: { employees, version, replacements in
      let before = DesignSendableFirst::RosterSnapshot(
        version: version, employees: employees.map(own))
      return replacements.map { kept(before.replacing(own($0))) }
    },
    sharedByCopies: { employee in
      let employee: DesignSendableFirst::Employee = own(employee)
      let snapshot = DesignSendableFirst::RosterSnapshot(version: 1, employees: [employee])
      let shared: [(String, Bool)] = [
        ("name of an Employee", isShared(\.name, by: employee, setting: "\(employee.name)!")),
        (
          "department of an Employee",
          isShared(\.department, by: employee, setting: "\(employee.department)!")
        ),
        ("version of a RosterSnapshot", isShared(\.version, by: snapshot, setting: 2)),
        ("employees of a RosterSnapshot", isShared(\.employees, by: snapshot, setting: [])),
      ]
      return shared.Swift::filter(\.1).Swift::map(\.0)
    })
}

/// Whether a structure's property, where it can be set at all, is one for all copies: of one as it was made, or
/// of one whose property has been set before.
private func isShared<Root, Value: Swift::Equatable>(
  _ property: KeyPath<Root, Value>, by original: Root, setting value: Value
) -> Bool {
  guard !(Root.self is AnyObject.Type), let property = property as? WritableKeyPath<Root, Value>
  else { return false }
  var copy = original
  copy[keyPath: property] = value
  if original[keyPath: property] == value { return true }
  let first = original[keyPath: property]
  var second = copy
  second[keyPath: property] = first
  return copy[keyPath: property] == first
}

private func own(_ employee: Subject.Employee) -> DesignSendableFirst::Employee {
  DesignSendableFirst::Employee(
    id: employee.id, name: employee.name, department: employee.department)
}

private func plain(_ employee: DesignSendableFirst::Employee) -> Subject.Employee {
  Subject.Employee(id: employee.id, name: employee.name, department: employee.department)
}

/// A snapshot that is kept as the module has made it, so that a change in place is seen.
private func kept(_ snapshot: DesignSendableFirst::RosterSnapshot) -> Subject.Snapshot {
  nonisolated(unsafe) let snapshot = snapshot
  return Subject.Snapshot(
    version: { snapshot.version }, employees: { snapshot.employees.Swift::map(plain) })
}

/// What an observer has heard of.
@MainActor
private final class Changes {
  var added: [[Int]] = []
  private var observer: DesignSendableFirst::RosterObserver?

  init() {
    observer = DesignSendableFirst::RosterNotifications.observe { [weak self] _, added in
      MainActor.assumeIsolated { self?.added.append(added) }
    }
  }
}

/// Answers at once, on the queue that asks.
private final class Transport: DesignSendableFirst::RosterTransport {
  let server: Subject.Server

  init(server: @escaping Subject.Server) {
    self.server = server
  }

  func get(_ path: String, completion: @escaping (Result<Data, any Error>) -> Void) {
    completion(result("GET \(path)", nil))
  }

  func put(_ body: Data, at path: String, completion: @escaping (Result<Data, any Error>) -> Void) {
    completion(result("PUT \(path)", body))
  }

  private func result(_ request: String, _ body: Data?) -> Result<Data, any Error> {
    server(request, body).map { .success($0) } ?? .failure(URLError(.notConnectedToInternet))
  }
}
