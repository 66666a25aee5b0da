// must compile: an actor may pass an avatar that it stores to `addCaption`, and other code its own
// mode: library
// level: sil
@testable import CallerDecides

actor GatesDrawer {
  private let avatar: CallerDecides::Avatar = CallerDecides::Avatar(employeeID: 7, work: { _ in })

  func caption(from directory: CallerDecides::Directory) async -> String {
    await CallerDecides::addCaption(to: avatar, from: directory)
    return avatar.caption
  }
}

@MainActor
final class GatesScreen {
  private let avatar: CallerDecides::Avatar = CallerDecides::Avatar(employeeID: 7, work: { _ in })

  func caption(from directory: CallerDecides::Directory) async -> String {
    await CallerDecides::addCaption(to: avatar, from: directory)
    return avatar.caption
  }
}

@concurrent
func gatesCaptionOnNoActor(from directory: CallerDecides::Directory) async -> String {
  let avatar: CallerDecides::Avatar = CallerDecides::Avatar(employeeID: 7, work: { _ in })
  await CallerDecides::addCaption(to: avatar, from: directory)
  return avatar.caption
}
