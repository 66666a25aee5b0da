extension CourseLayout {
  /// A judgement with the names of gates and checks in the learner's language, where they are translated.
  public func named(_ judgement: Judgement, of step: Course.Step) -> Judgement {
    guard let path = translation?.path(of: "\(checksFolder(step))/\(TranslatedNames.file)"),
      exists(path), let names = try? TranslatedNames(path, in: self)
    else { return judgement }
    var judgement = judgement
    for index in judgement.gates.indices {
      if let name = names.byID[judgement.gates[index].name] {
        judgement.gates[index].purpose = name.text
      }
    }
    for index in judgement.checks.indices {
      if let name = names.byID[judgement.checks[index].id] {
        judgement.checks[index].name = name.text
      }
    }
    return judgement
  }
}
