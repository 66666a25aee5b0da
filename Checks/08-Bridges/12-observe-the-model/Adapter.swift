public import ObserveTheModelSubject

@testable import ObserveTheModel

/// Hands the learner's headlines to the checks.
public func makeSubject() -> ObserveTheModelSubject::Subject {
  ObserveTheModelSubject::Subject {
    () -> (team: ObserveTheModelSubject::Subject.Team, isHeld: @MainActor () -> Bool) in
    let team: ObserveTheModel::Team = ObserveTheModel::Team()
    return (
      ObserveTheModelSubject::Subject.Team(
        change: { (name: String?, members: [String]?, notes: String?) -> Void in
          if let name { team.name = name }
          if let members { team.members = members }
          if let notes { team.notes = notes }
        },
        headlines: { () -> ObserveTheModelSubject::Subject.Loop in
          loop(over: ObserveTheModel::headlines(of: team))
        }
      ),
      isHeld(team)
    )
  }
}

@MainActor
private func loop<Headlines: AsyncSequence>(
  over headlines: Headlines
) -> ObserveTheModelSubject::Subject.Loop where Headlines.Element == String {
  { (body: @escaping @MainActor (_ headline: String) async -> Bool) async -> Void in
    do {
      for try await headline: String in headlines {
        let goesOn: Bool = await body(headline)
        if !goesOn { break }
      }
    } catch {
      // A sequence of this step cannot fail. The loop has ended.
    }
  }
}

@MainActor
private func isHeld(_ team: ObserveTheModel::Team) -> @MainActor () -> Bool {
  { [weak team] () -> Bool in team != nil }
}
