import Foundation

/// A person of the company, as the app knows them.
nonisolated struct Employee: Sendable, Identifiable, Hashable {
  let id: Int
  /// The whole name, as the person writes it.
  let name: String
  /// What lists are sorted by, such as "Yamada Hanako".
  let sortName: String
  let department: String
  let title: String
  let email: String
  let phone: String?
  let office: String
  let startDate: CalendarDay
  let managerID: Int?
  /// Where the server has the picture: a path, without the server.
  let avatarPath: String
}
