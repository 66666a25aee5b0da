/// A person of the company, as the server stores and sends them.
struct Employee: Equatable, Sendable {
  /// Given by the server; never used again, not even after a deletion.
  let id: Int64
  var draft: EmployeeDraft
}

extension Employee: Encodable {
  private enum CodingKeys: String, CodingKey {
    case id, name, department, title, email, phone, office
    case sortName = "sort_name"
    case startDate = "start_date"
    case managerID = "manager_id"
    case avatarURL = "avatar_url"
  }

  /// Writes every key, with `null` for what a person does not have, so that a client sees no
  /// difference between "none" and "forgotten".
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(draft.name, forKey: .name)
    try container.encode(draft.sortName, forKey: .sortName)
    try container.encode(draft.department, forKey: .department)
    try container.encode(draft.title, forKey: .title)
    try container.encode(draft.email, forKey: .email)
    try container.encode(draft.phone, forKey: .phone)
    try container.encode(draft.office, forKey: .office)
    try container.encode(draft.startDate, forKey: .startDate)
    try container.encode(draft.managerID, forKey: .managerID)
    try container.encode("/employees/\(id)/avatar", forKey: .avatarURL)
  }
}
