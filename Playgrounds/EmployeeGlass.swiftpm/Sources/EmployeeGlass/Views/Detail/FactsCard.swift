import SwiftUI

/// What the company knows of an employee.
struct FactsCard: View {
  let employee: Employee

  var body: some View {
    DetailCard("Contact") {
      FactRow("Email", employee.email)
      if let phone = employee.phone {
        FactRow("Phone", phone)
      }
      FactRow("Office", employee.office)
      FactRow("Started", employee.startDate.formatted())
    }
  }
}
