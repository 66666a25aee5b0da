import SwiftUI

/// Names that can be ticked off and sorted: state in rows, in a screen and in a model.
@Observable public final class RosterModel {
  public var names: [String]
  public private(set) var visits = 0

  public init(names: [String]) { self.names = names }

  func rowAppeared() { visits += 1 }
}

public struct RosterScreen: View {
  let model: RosterModel
  @State private var showsCount = false

  public init(model: RosterModel) { self.model = model }

  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(model.names, id: \.self) { name in
        RosterRow(name: name)
          .onAppear { model.rowAppeared() }
      }
      if showsCount {
        Text("\(model.names.count) people")
      }
      Button("Count") { withAnimation { showsCount.toggle() } }
      Button("Reverse") { model.names.reverse() }
    }
    .padding()
  }
}

struct RosterRow: View {
  let name: String
  @State private var isPresent = false

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Button(isPresent ? "Here: \(name)" : "Absent: \(name)") { isPresent.toggle() }
    }
  }
}
