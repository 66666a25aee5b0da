public import TaskFromAButtonSubject

@testable import TaskFromAButton

/// Hands the learner's model to the checks.
public func makeSubject() -> TaskFromAButtonSubject::Subject {
  TaskFromAButtonSubject::Subject {
    (load: @escaping TaskFromAButtonSubject::Subject.Load) -> TaskFromAButtonSubject::Subject.Model
    in
    let model: TaskFromAButton::DirectoryModel = TaskFromAButton::DirectoryModel(load: load)
    return TaskFromAButtonSubject::Subject.Model(
      tapped: { () -> Void in model.tapped() },
      cancelTapped: { () -> Void in model.cancelTapped() },
      isLoading: { () -> Bool in model.isLoading },
      names: { () -> [String] in model.names },
      message: { () -> String? in model.message }
    )
  }
}
