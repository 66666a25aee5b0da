public import ProtocolIsolationSubject

@testable import ProtocolIsolation

private typealias Employee = ProtocolIsolation::Employee

@ProtocolIsolation::DataLayer
private func name(of id: Int, in importer: ProtocolIsolation::Importer) -> String? {
  importer.memory.name(of: id)
}

@ProtocolIsolation::DataLayer
private func lines(of importer: ProtocolIsolation::Importer) -> [String] {
  importer.journal.lines
}

/// Hands the learner's importer to the checks.
public func makeSubject() -> ProtocolIsolationSubject::Subject {
  ProtocolIsolationSubject::Subject {
    () async -> ProtocolIsolationSubject::Subject.Importer in
    let importer: ProtocolIsolation::Importer = await ProtocolIsolation::Importer()
    return ProtocolIsolationSubject::Subject.Importer(
      run: { (employees: [(id: Int, name: String)]) async -> [Int] in
        await importer.run(
          employees.Swift::map { (employee: (id: Int, name: String)) -> Employee in
            Employee(id: employee.id, name: employee.name)
          })
      },
      name: { (id: Int) async -> String? in await name(of: id, in: importer) },
      runsOnTheLayer: { () -> Bool in
        let run: @isolated(any) ([Employee]) async -> [Int] = importer.run
        return run.isolation === ProtocolIsolation::DataLayer.shared
      },
      lines: { () async -> [String] in await lines(of: importer) }
    )
  }
}
