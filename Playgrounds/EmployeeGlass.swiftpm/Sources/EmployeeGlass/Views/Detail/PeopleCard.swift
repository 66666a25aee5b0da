import SwiftUI

/// An employee's manager and reports; each opens their own page.
struct PeopleCard: View {
  let model: EmployeeDetailModel

  var body: some View {
    if let manager = model.manager {
      DetailCard("Manager") { PersonLink(person: manager, model: model) }
    }
    if !model.reports.isEmpty {
      DetailCard("Direct Reports: \(model.reports.count)") {
        // There may be very many.
        LazyVStack(spacing: 4) {
          ForEach(model.reports) { PersonLink(person: $0, model: model) }
        }
      }
    }
  }
}

private struct PersonLink: View {
  let person: Employee
  let model: EmployeeDetailModel

  var body: some View {
    NavigationLink(value: person) {
      HStack {
        EmployeeRow(employee: person, avatar: model.avatarURL(of: person))
        Image(systemName: "chevron.forward")
          .imageScale(.small)
          .foregroundStyle(.tertiary)
          .accessibilityHidden(true)
      }
    }
    .buttonStyle(.plain)
  }
}
