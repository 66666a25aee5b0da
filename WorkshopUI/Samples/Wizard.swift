import SwiftUI

/// Screens that bindings show, as people's older code has them, and values as formatters write them.
public struct Wizard: View {
  @State private var isLast = false
  @State private var step: Int?
  @Environment(\.colorSchemeContrast) private var contrast
  private let price: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 2
    return formatter
  }()
  public init() {}
  public var body: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: Text("step one"), tag: 1, selection: $step) { Text("One") }
        NavigationLink("Two", tag: 2, selection: $step) { Text("step two") }
        NavigationLink(destination: Text("the end"), isActive: $isLast) { Text("Last") }
        Button("Go to two") { step = 2 }
        Button("Go to the end") { isLast = true }
        Text(NSNumber(value: 12.5), formatter: price)
        Text(contrast == .increased ? "strong" : "plain").foregroundStyle(Color(.placeholderText))
        Text("at \(step ?? 0)").transition(.symbolEffect(.automatic))
        Image(systemName: "wind").symbolEffect(.wiggle.left.byLayer, options: .repeat(.continuous))
        GeometryReader { proxy in
          Text("x \(Int(proxy.frame(in: .scrollView(axis: .vertical)).minX))")
        }
      }
    }
  }
}
