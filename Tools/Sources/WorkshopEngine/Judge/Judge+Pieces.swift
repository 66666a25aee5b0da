import WorkshopDigest
import WorkshopPolicy

/// Steps whose answer is one file of a finished app.
extension Judge {
  /// What of its app an answer concerns.
  ///
  /// - Returns: nil where the answer cannot be read in a reasonable time, which the policy refuses.
  /// - Throws: when the reader or the course cannot be read.
  func piece(of step: Course.Step, source: String) async throws -> Compiler.Piece? {
    guard let member = step.member,
      let answer = try await reader.ask(InterfacesQuestion(sources: [source]))?.first
    else { return nil }
    let finished = layout.appFile(member)
    let ours = try await interfaces(of: [finished])[0]
    var piece = Compiler.Piece(
      interface: sha256(answer.text), finished: finished, concerned: [])
    guard answer.text != ours.text else { return piece }
    let given = layout.givenMembers(step)
    let key = [Self.engineIdentity, piece.interface, ours.text]
    piece.concerned = try await compiler.cache.value(
      "reach", key: key + (try given.map { try layout.text($0) })
    ) { _ in
      answer.reach(of: ours, in: try await interfaces(of: given))
    }
    return piece
  }

  /// What other files see of the files of an app.
  private func interfaces(of paths: [String]) async throws -> [FileInterface] {
    let sources = try paths.map { try layout.text($0) }
    return try await compiler.cache.value(
      "interfaces", key: [Self.engineIdentity] + sources
    ) { _ in
      guard let interfaces = try await reader.ask(InterfacesQuestion(sources: sources)) else {
        throw SpawnError(description: "\(paths.joined(separator: ", ")) could not be read.")
      }
      return interfaces
    }
  }
}
