import Testing

@testable import EmployeeGlass
@_spi(Workshop) @testable import WorkshopUI

@Suite("A window that was closed", .timeLimit(.minutes(1)))
@MainActor
struct ClosedWindowTests {
  private let ada = "Ada Lovelace, Head of Research, London"

  @Test("nothing is kept of the views that it has shown")
  func views() async throws {
    let views = WeakNotes()
    do {
      let host = ViewHost(DirectoryWindow(repository: .preview))
      await host.wait(for: ada)
      views.note(nodesOf: host)
      try host.send(.change, "zoe", to: "Name, title or department")
      await host.wait { $0.rows.count == 1 }
      views.note(nodesOf: host)
      try host.send(.change, "", to: "Name, title or department")
      await host.wait(for: ada)
      try host.tap("Add")
      views.note(nodesOf: host)
      try host.tap(ada)
      await host.wait(for: "Email, person1@employees.example")
      await host.wait(for: "Message")
      views.note(nodesOf: host)
      try host.tap("Edit")
      await host.wait(for: "Save")
      views.note(nodesOf: host)
      try host.tap("Cancel")
      host.changeEnvironment { $0.horizontalSizeClass = .regular }
      host.update()
      views.note(nodesOf: host)
      host.close()
    }
    #expect(views.count > 500)
    #expect(views.kept == [:])
  }

  @Test("employees of a former load are freed at the next one, and the last when it closes")
  func employees() async throws {
    let service = StagedService()
    let rosters = WeakNotes()
    do {
      let repository = EmployeeRepository(service: service)
      let host = ViewHost(DirectoryWindow(repository: repository))
      for version in 1...3 {
        service.answer((1...version).map { .person($0, "Person \($0)") })
        if version > 1 { await repository.refresh() }
        await host.wait { $0.rows.count == version }
        rosters.note(await repository.roster)
      }
      // Freed on the data layer, and perhaps a moment later.
      while rosters.kept["Roster"] != 1, !Task.isCancelled { await Task.yield() }
      host.close()
    }
    while rosters.kept != [:], !Task.isCancelled { await Task.yield() }
    #expect(rosters.count == 3)
  }
}

/// Objects that are noted and not kept.
@MainActor private final class WeakNotes {
  private struct Note {
    weak var object: AnyObject?
    let name: String
  }
  private var notes: [Note] = []

  /// How many were noted.
  var count: Int { notes.count }

  /// How many are still there, by what they are.
  var kept: [String: Int] {
    notes.reduce(into: [:]) { if $1.object != nil { $0[$1.name, default: 0] += 1 } }
  }

  func note(_ object: AnyObject, _ name: String? = nil) {
    guard !notes.contains(where: { $0.object === object }) else { return }
    notes.append(Note(object: object, name: name ?? "\(type(of: object))"))
  }

  func note(nodesOf host: ViewHost) {
    func note(_ node: _ViewNode) {
      self.note(node, "\(node.type)")
      for child in node.children { note(child) }
    }
    if let root = host.root { note(root) }
  }
}
