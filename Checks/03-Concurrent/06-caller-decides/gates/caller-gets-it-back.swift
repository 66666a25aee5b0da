// must compile: a caller may pass its own avatar and use it afterwards, here on the main actor
// mode: library
// level: sil
@testable import CallerDecides

@MainActor
func sharpenAndGoOn(with directory: CallerDecides::Directory) async -> String {
  let avatar: CallerDecides::Avatar = CallerDecides::Avatar(employeeID: 7, work: { _ in })
  await CallerDecides::sharpen(avatar)
  avatar.write("sharp")
  await CallerDecides::sharpen(avatar)
  return avatar.caption
}
