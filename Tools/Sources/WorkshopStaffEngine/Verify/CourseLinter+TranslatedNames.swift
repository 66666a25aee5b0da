import WorkshopEngine

/// Names that are translated are there, and mean what they meant.
extension CourseLinter {
  func translatedNameComplaints(_ step: Course.Step, _ judgements: [Judgement]) -> [Complaint] {
    var known: [String: String] = [:]
    for judgement in judgements {
      for gate in judgement.gates { known[gate.name] = gate.purpose }
      for check in judgement.checks { known[check.id] = check.name }
    }
    return Translation.languages(in: layout).flatMap { language -> [Complaint] in
      let path =
        "\(Translation.folder)/\(language)/\(layout.checksFolder(step))/\(TranslatedNames.file)"
      guard layout.exists(path) else { return [] }
      do {
        return try TranslatedNames(path, in: layout).byID.sorted { $0.key < $1.key }
          .compactMap { id, name in
            if known[id] == name.english { return nil }
            let message =
              known[id].map { "\(id) is called “\($0)” now, and not “\(name.english)”." }
              ?? "\(id) is no gate or check of this step."
            return Complaint(rule: .translation, path: path, message: message)
          }
      } catch {
        return [Complaint(rule: .translation, path: path, message: "\(error)")]
      }
    }
  }
}
