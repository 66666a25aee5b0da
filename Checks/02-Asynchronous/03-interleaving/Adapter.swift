public import InterleavingSubject

@testable import Interleaving

/// Hands the learner's headcount to the checks.
public func makeSubject() -> InterleavingSubject::Subject {
  InterleavingSubject::Subject {
    (count: @escaping InterleavingSubject::Subject.Count)
      -> InterleavingSubject::Subject.Headcount
    in
    let headcount: Interleaving::Headcount = Interleaving::Headcount(count: count)
    return InterleavingSubject::Subject.Headcount(
      total: { () -> Int in headcount.total },
      hire: { () -> Void in headcount.hire() },
      add: { (department: String) async -> Void in _ = await headcount.add(department) }
    )
  }
}
