import SwiftUI

@MainActor
public final class Basket: ObservableObject {
  @Published public var items: [String] = []
  @Published public var note = ""
  public var unseen = 0
  public init() {}
}

public struct BasketScreen: View {
  @StateObject private var basket = Basket()
  @State private var round = 1
  public init() {}

  public var body: some View {
    VStack {
      BasketList(basket: basket)
      BasketCount().environmentObject(basket)
      Button("Next round \(round)") { round += 1 }
    }
  }
}

struct BasketList: View {
  @ObservedObject var basket: Basket

  var body: some View {
    TextField("Note", text: $basket.note)
    Button("Add") { basket.items.append("apple") }
    Text("List: \(basket.items.joined(separator: ", ")) \(basket.note)")
  }
}

struct BasketCount: View {
  @EnvironmentObject private var basket: Basket

  var body: some View { Text("Count: \(basket.items.count)") }
}
