public import FinishBeforeYouSendSubject

@testable import FinishBeforeYouSend

/// Hands the learner's function and screen to the checks.
public func makeSubject() -> FinishBeforeYouSendSubject::Subject {
  FinishBeforeYouSendSubject::Subject { () -> FinishBeforeYouSendSubject::Subject.Screen in
    let screen: FinishBeforeYouSend::AvatarScreen = FinishBeforeYouSend::AvatarScreen()
    return FinishBeforeYouSendSubject::Subject.Screen(
      develop: { (filters: [FinishBeforeYouSendSubject::Subject.Filter]) async -> Void in
        await FinishBeforeYouSend::developAvatar(
          with: filters.Swift::map {
            (filter: FinishBeforeYouSendSubject::Subject.Filter) -> FinishBeforeYouSend::Filter in
            FinishBeforeYouSend::Filter(name: filter.name, work: filter.work)
          },
          on: screen)
      },
      display: { () -> Void in screen.display(FinishBeforeYouSend::Image()) },
      shown: { () -> [[String]] in screen.shown },
      kept: { () -> [String]? in screen.image?.filters }
    )
  }
}
