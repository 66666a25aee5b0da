import SwiftUI

struct Member: Identifiable {
  let id: Int
  var name: String
  var isLead = false
}

struct EditableTeam: View {
  @State private var members = [
    Member(id: 4, name: "Ada"), Member(id: 2, name: "Grace"), Member(id: 9, name: "Hedy"),
  ]

  var body: some View {
    List {
      Section("Team of \(members.count)") {
        ForEach($members) { $member in
          HStack {
            TextField("Name", text: $member.name)
            Toggle("Leads", isOn: $member.isLead)
          }
        }
        .onDelete { members.remove(atOffsets: $0) }
        .onMove { members.move(fromOffsets: $0, toOffset: $1) }
      }
      Section {
        Button("Add") { members.append(Member(id: members.count + 10, name: "New")) }
      }
    }
    .listStyle(.insetGrouped)
  }
}
