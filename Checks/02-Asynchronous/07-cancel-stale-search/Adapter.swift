public import CancelStaleSearchSubject

@testable import CancelStaleSearch

/// Hands the learner's model to the checks.
public func makeSubject() -> CancelStaleSearchSubject::Subject {
  CancelStaleSearchSubject::Subject {
    (find: @escaping CancelStaleSearchSubject::Subject.Find)
      -> CancelStaleSearchSubject::Subject.Model
    in
    let model: CancelStaleSearch::SearchModel = CancelStaleSearch::SearchModel(find: find)
    return CancelStaleSearchSubject::Subject.Model(
      queryChanged: { (query: String) -> Void in model.queryChanged(to: query) },
      names: { () -> [String] in model.names },
      message: { () -> String? in model.message }
    )
  }
}
