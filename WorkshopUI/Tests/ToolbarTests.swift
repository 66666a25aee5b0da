@_spi(Workshop) import SwiftUI
import Testing

@Suite struct ToolbarTests {
  private func text(_ view: some View) -> String { ViewHost(view).text }

  @Test func itemsMayHaveIds() {
    let view = Text("a").toolbar(id: "main") {
      ToolbarItem(id: "tag") { Button("Tag") {} }
      ToolbarItem(id: "share", placement: .bottomBar) { Button("Share") {} }
    }
    #expect(text(view).contains("ToolbarItem id=tag"))
    #expect(text(view).contains("ToolbarItem id=share placement=bottomBar"))
  }

  @Test func theOlderNamesOfPlacesAreThoseOfToday() {
    let view = Text("a").toolbar {
      ToolbarItem(placement: .navigationBarLeading) { Text("b") }
      ToolbarItem(placement: .navigationBarTrailing) { Text("c") }
    }
    #expect(text(view).contains("ToolbarItem placement=topBarLeading"))
    #expect(text(view).contains("ToolbarItem placement=topBarTrailing"))
  }

  @Test func anItemMayHaveNoGlass() {
    let view = Text("a").toolbar {
      ToolbarItem { Text("b") }.sharedBackgroundVisibility(.hidden)
      ToolbarSpacer(.fixed)
      DefaultToolbarItem(kind: .search, placement: .bottomBar)
    }
    #expect(text(view).contains("ToolbarItem .sharedBackgroundVisibility(hidden)"))
    #expect(text(view).contains("DefaultToolbarItem kind=search placement=bottomBar"))
  }

  @Test func barsSayHowTheyLook() {
    let view = Text("a")
      .toolbarBackground(.red, for: .navigationBar, .bottomBar)
      .toolbarVisibility(.hidden, for: .tabBar)
      .scrollEdgeEffectStyle(.hard, for: .top)
      .searchToolbarBehavior(.minimize)
      .navigationTransition(.zoom(sourceID: 3, in: Namespace().wrappedValue))
    #expect(
      text(view) == #"""
        Text "a" .toolbarBackground(red, for: navigationBar bottomBar) \#
        .toolbarVisibility(hidden, for: tabBar) .scrollEdgeEffectStyle(hard, for: top) \#
        .searchToolbarBehavior(minimize) .navigationTransition(zoom 3)
        """#)
  }

  @Test func aGroupInABarIsItsItems() {
    let screen = NavigationStack {
      Text("a").toolbar {
        Group {
          ToolbarItem(placement: .principal) { Text("Title") }
          ToolbarItem { Button("Add") {} }
        }
      }
    }
    #expect(ViewHost(screen).all("ToolbarItem").map { $0["placement"] } == ["principal", nil])
  }

  @Test func gradientsSayTheirColoursAndPlaces() {
    #expect(
      text(
        Text("a").foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
        == #"Text "a" .foregroundStyle(LinearGradient [red, blue] 0.5,0.0 0.5,1.0)"#)
    #expect(
      text(AngularGradient(stops: [.init(color: .red, location: 0.25)], center: .center))
        == #"AngularGradient "AngularGradient [red at=0.25] 0.5,0.5 0.0 360.0""#)
  }

  @Test func cornersMayFollowWhatIsAround() {
    #expect(
      text(Text("a").clipShape(.rect(corners: .concentric(minimum: 20))))
        == #"Text "a" .clipShape(UnevenRoundedRectangle cornerRadii=[20.0, 20.0, 20.0, 20.0])"#)
    #expect(
      text(Text("a").clipShape(.rect(corners: .concentric())))
        == #"Text "a" .clipShape(UnevenRoundedRectangle cornerRadii=[16.0, 16.0, 16.0, 16.0])"#)
  }

  @Test func cornersOfWhichNothingIsSaidFollowWhatIsAround() {
    func radii(_ shape: ConcentricRectangle) -> String {
      text(shape).replacing("UnevenRoundedRectangle cornerRadii=", with: "")
    }
    #expect(radii(.init(topLeadingCorner: 4, topTrailingCorner: 2)) == "[4.0, 2.0, 16.0, 16.0]")
    #expect(
      radii(.init(uniformTopCorners: 4, bottomLeadingCorner: 2)) == "[4.0, 4.0, 16.0, 2.0]")
    #expect(
      radii(.init(uniformTrailingCorners: .fixed(4), topLeadingCorner: 2))
        == "[2.0, 4.0, 4.0, 16.0]")
    #expect(
      radii(.init(uniformLeadingCorners: 4, topTrailingCorner: 2, bottomTrailingCorner: 1))
        == "[4.0, 2.0, 1.0, 4.0]")
    #expect(Edge.Corner.Set.leading.contains(.bottomLeading))
    #expect(!Edge.Corner.Set.top.contains(.bottomLeading))
  }
}

@Suite struct ResourceTests {
  @Test func aResourceIsItsKey() {
    let resource: LocalizedStringResource = "Hello"
    #expect(ViewHost(Text(resource)).text == #"Text "Hello""#)
    #expect(String(localized: resource) == "Hello")
    #expect(ViewHost(Text("literal")).text == #"Text "literal""#)
  }
}
