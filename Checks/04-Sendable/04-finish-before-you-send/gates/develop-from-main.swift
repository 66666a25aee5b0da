// must compile: code on the main actor has an avatar developed for its screen
// mode: app
@testable import FinishBeforeYouSend

func developForTheGate(
  with filters: [FinishBeforeYouSend::Filter], on screen: FinishBeforeYouSend::AvatarScreen
) async -> [[String]] {
  await FinishBeforeYouSend::developAvatar(with: filters, on: screen)
  return screen.shown
}
