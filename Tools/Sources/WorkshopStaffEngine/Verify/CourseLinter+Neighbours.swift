import WorkshopEngine

extension CourseLinter {
  /// What is wrong with the modules beside the answers to some steps, and which of them are of no use: no
  /// answer can be judged beside those.
  ///
  /// - Throws: when the toolchain cannot be run.
  func neighbourComplaints(_ steps: [Course.Step]) async throws
    -> (complaints: [Complaint], unusable: Set<Course.Neighbour>)
  {
    var complaints: [Complaint] = []
    var unusable: Set<Course.Neighbour> = []
    for neighbour in steps.neighbours {
      let folder = layout.neighbourFolder(neighbour)
      func complain(_ rule: Complaint.Rule, _ message: String) {
        complaints.append(Complaint(rule: rule, path: folder, message: message))
      }
      do {
        let request = try judge.neighbourRequest(neighbour)
        _ = try await judge.compiler.module(request)
        if let words = try await warnings(of: request) {
          complain(.neighbour, "it has warnings in mode \(neighbour.mode.rawValue):\n\(words)")
        }
      } catch let missing as Judge.MissingNeighbour {
        complain(.missingFile, missing.description)
        unusable.insert(neighbour)
      } catch let refusal as Compiler.Refusal {
        let mode = neighbour.mode.rawValue
        complain(.neighbour, "it does not compile in mode \(mode):\n\(refusal.diagnostics)")
        unusable.insert(neighbour)
      }
    }
    return (complaints, unusable)
  }

  private func warnings(of request: Compiler.Request) async throws -> String? {
    var strict = request
    strict.warningsAreErrors = true
    do {
      _ = try await judge.compiler.module(strict)
      return nil
    } catch let refusal as Compiler.Refusal {
      return refusal.diagnostics
    }
  }
}
