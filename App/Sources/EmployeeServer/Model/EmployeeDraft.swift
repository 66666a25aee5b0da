/// All of an employee that a client may write.
struct EmployeeDraft: Equatable, Sendable {
  /// The whole name as the person writes it.
  ///
  /// One field, since not all people have a given and a family name, and not all put them in that
  /// order: 山田 花子, Sutrisno, Björk Guðmundsdóttir, S. Karthik.
  var name: String
  /// The name that lists are sorted by, usually in Latin letters: "Yamada Hanako".
  var sortName: String
  var department: Department
  var title: String
  /// In ASCII; no two people share one, in upper or lower case.
  var email: String
  var phone: String?
  var office: String
  /// A day as `yyyy-MM-dd`, so that the order of the text is the order of the days.
  var startDate: String
  var managerID: Int64?
}
