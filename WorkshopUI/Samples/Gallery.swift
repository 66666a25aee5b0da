import SwiftUI

/// Every sample screen, and something that it shows once it is evaluated.
public struct Gallery {
  public let name: String
  public let view: AnyView
  public let shows: [String]

  private init(_ name: String, _ view: some View, shows: String...) {
    self.name = name
    self.view = AnyView(view)
    self.shows = shows
  }

  public static var all: [Gallery] {
    [
      .init(
        "GlassCard", GlassCard(name: "Ada Lovelace", title: "Engineer"),
        shows: ".glassEffect(", "Text \"Ada Lovelace\" .font(title2"),
      .init("MorphingBar", MorphingBar(), shows: "GlassEffectContainer", ".glassEffectID("),
      .init("Composer", Composer(), shows: "TextField", "in: Capsule"),
      .init("SuggestionPills", SuggestionPills(), shows: "Say hello", ".background("),
      .init("FeedbackRow", FeedbackRow(), shows: "hand.thumbsup", "Bad"),
      .init("FlowLayout", SkillTags(skills: ["Swift", "Testing"]), shows: "FlowLayout"),
      .init("EqualWidths", AnswerButtons(), shows: "EqualWidthHStack", "Ask me later"),
      .init("ProgressRing", ImportProgress(), shows: "Next chunk", "0%"),
      .init("WedgeBadge", ServiceBadge(years: 12), shows: "12 years in the company"),
      .init("ScrollReveal", RevealGallery(), shows: ".visualEffect(", "Rows count="),
      .init("CollapsingHeader", CollapsingHeader(), shows: "Row 39", "height: 180"),
      .init(
        "DirectoryList",
        DirectoryList(
          model: DirectoryModel(people: [
            Colleague(id: 7, name: "Grace", department: "Navy"),
            Colleague(id: 3, name: "Ada", department: "Engines"),
          ])), shows: "Directory", "Text \"Grace\"", "SearchField"),
      .init("EditForm", EditFormHost(), shows: "Saved: nobody"),
      .init("LoadingStates", LoadingStates(model: LoadModel { ["Ada"] }), shows: "Color"),
      .init("PaletteSheet", PaletteSheet(), shows: "Show Ada"),
      .init("ConfirmRemoval", ConfirmRemoval(), shows: "Remove Hedy"),
      .init("BottomToolbar", BottomToolbar(), shows: "ToolbarSpacer", "placement=bottomBar"),
      .init("PressableStyle", PressableButtons(), shows: "Pressed 0", "gray"),
      .init("CardModifier", CardStack(), shows: "Text \"First\" .padding", ".shadow("),
      .init("SharedSettings", SettingsRoot(), shows: "Large avatars", "teal"),
      .init("TraceEnvironment", DepartmentTags(), shows: "Nowhere", "Engineering", "People"),
      .init("MeasuredText", MeasuredText(), shows: "40 points", "of 402"),
      .init("OnboardingSteps", OnboardingSteps(), shows: "Text \"Welcome\""),
      .init("EditableTeam", EditableTeam(), shows: "Team of 3", "TextField"),
      .init("NewsFeed", NewsFeed(model: FeedModel { _ in [] }), shows: "These may be old"),
      .init("GlassDrops", GlassDropsScreen(), shows: "GlassEffectContainer", "spacing=24"),
      .init("PreviewedMeter", AdjustedMeter(), shows: "Speed: 7", "fill=teal"),
      .init("DraggableCard", DraggableCard(), shows: "Card", ".gesture", ".highPriorityGesture"),
      .init("LegacyModels", BasketScreen(), shows: "Count: 0", "Next round 1"),
      .init("TabbedApp", TabbedApp(), shows: "TabView", "badge=3", "TabSection"),
      .init("OlderTabs", OlderTabs(), shows: "TabView", ".tabItem"),
      .init("Measures", Measures(), shows: "widest 2", ".redacted(placeholder)", "Canvas"),
      .init("ScrollEdges", ScrollEdges(), shows: ".scrollEdgeEffectStyle(hard", "Colleague 1"),
      .init("GlassUnion", GlassUnionScreen(), shows: ".glassEffectUnion(", "style=glass"),
    ]
  }
}
