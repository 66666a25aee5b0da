public import TaskFromAButtonSubject

@testable import TaskFromAButton

/// Hands the learner's model to the checks.
public func makeSubject() -> Subject {
  Subject { (load: @escaping Subject.Load) -> Subject.Model in
    let model: TaskFromAButton::DirectoryModel = TaskFromAButton::DirectoryModel(load: load)
    return Subject.Model(
      tapped: { () -> Void in model.tapped() },
      cancelTapped: { () -> Void in model.cancelTapped() },
      isLoading: { () -> Bool in model.isLoading },
      names: { () -> [String] in model.names },
      message: { () -> String? in model.message }
    )
  }
}
