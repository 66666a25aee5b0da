public import ManyChildrenSubject

@testable import ManyChildren

/// Hands the learner's function to the checks.
public func makeSubject() -> ManyChildrenSubject::Subject {
  ManyChildrenSubject::Subject { () -> ManyChildrenSubject::Subject.Feed in
    let (changes, continuation) = AsyncStream.makeStream(of: ManyChildren::Change.self)
    return ManyChildrenSubject::Subject.Feed(
      send: { (id: Int) -> Void in _ = continuation.yield(ManyChildren::Change(id: id)) },
      finish: { () -> Void in continuation.finish() },
      saveAll: { (save: @escaping ManyChildrenSubject::Subject.Save) async throws -> Void in
        let archive: ManyChildren::Archive = ManyChildren::Archive(
          save: { (change: ManyChildren::Change) async throws -> ManyChildren::Receipt in
            let scan: any Sendable = try await save(change.id)
            return ManyChildren::Receipt(changeID: change.id, scan: scan)
          })
        try await ManyChildren::saveAll(changes, in: archive)
      })
  }
}
