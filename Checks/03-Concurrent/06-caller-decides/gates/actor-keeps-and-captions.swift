// must compile: whoever keeps an avatar, the main actor or another one, has a caption added to it
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
