import Foundation

/// Messages without a server: one each way, and what is sent is kept nowhere.
nonisolated struct PreviewMessageService: MessageService {
  @concurrent func messages(
    to id: Employee.ID, before: Message.ID?
  ) async throws -> MessagePage {
    MessagePage(
      messages: [
        message(2, to: id, "Below the mat."), message(1, to: id, "Where is the key?"),
      ], nextBefore: nil)
  }

  @concurrent func send(
    _ draft: MessageDraft, to id: Employee.ID, key: String
  ) async throws -> Message {
    message(3, to: id, draft.text)
  }

  private func message(_ number: Int, to id: Employee.ID, _ text: String) -> Message {
    Message(
      id: number, employeeID: id, text: text, attachments: [],
      sentAt: Date(timeIntervalSince1970: 1_800_000_000 + 60 * Double(number)))
  }
}

/// Changes without a server: another window is always first.
nonisolated struct PreviewEditingService: EditingService {
  @concurrent func current(_ id: Employee.ID) async throws -> TaggedEmployee {
    TaggedEmployee(employee: .preview, tag: "\"1\"")
  }

  @concurrent func save(
    _ draft: EmployeeDraft, as id: Employee.ID, ifStill tag: String
  ) async throws -> TaggedEmployee {
    throw EditingError.changedMeanwhile(
      TaggedEmployee(employee: .previewSavedElsewhere, tag: "\"2\""))
  }

  @concurrent func add(_ draft: EmployeeDraft, key: String) async throws -> TaggedEmployee {
    throw EmployeeServiceError.unreachable
  }

  @concurrent func remove(_ id: Employee.ID, ifStill tag: String) async throws {}

  @concurrent func restore(_ id: Employee.ID) async throws -> TaggedEmployee {
    try await current(id)
  }
}

/// An import without a server, which stands still in one state.
nonisolated struct PreviewImportService: ImportService {
  var state = ImportStatus.State.running

  @concurrent func send(_ file: ImportFile) async throws -> ImportStatus {
    // A running one is sent for as long as the preview is shown.
    if state == .running { try await Task.sleep(for: .seconds(3_600)) }
    return status
  }

  @concurrent func status(of id: String) async throws -> ImportStatus? { status }
  @concurrent func cancel(_ id: String) async throws -> ImportStatus? { status }
  func faultList(of id: String) -> URL? { nil }

  private var status: ImportStatus {
    let isDone = state == .completed
    return ImportStatus(
      state: state, lines: isDone ? 20_000 : 8_000, added: isDone ? 19_998 : 7_998, leftOut: 2,
      bytes: isDone ? ImportFile.preview.size : 640_000,
      faults: [
        ImportFault(
          line: 101, field: "department", message: "This has to be one of the company's."),
        ImportFault(
          line: 701, field: "email", message: "This has to look like name@company.example."),
      ])
  }
}

nonisolated extension ImportFile {
  static let preview = ImportFile(
    url: URL(filePath: "/people.csv"), size: 1_600_000, lines: 20_000, id: "preview")
}

nonisolated extension Employee {
  /// One of the people of the previews.
  static let preview = [Employee].preview[1]

  /// The same person, as another window has saved them.
  fileprivate static let previewSavedElsewhere = Employee(
    id: preview.id, name: preview.name, sortName: preview.sortName,
    department: preview.department, title: "Head of Type", email: preview.email,
    phone: preview.phone, office: "Lisbon", startDate: preview.startDate,
    managerID: preview.managerID, avatarPath: preview.avatarPath)
}

extension EmployeeRepository {
  /// All that an app does, without a server.
  nonisolated static var preview: EmployeeRepository { preview(.running) }

  nonisolated static func preview(_ importing: ImportStatus.State) -> EmployeeRepository {
    EmployeeRepository(
      service: PreviewEmployeeService(), messages: PreviewMessageService(),
      editing: PreviewEditingService(), imports: PreviewImportService(state: importing))
  }
}
