import SwiftUI

struct OnboardingSteps: View {
  enum Step: Int, CaseIterable, Hashable {
    case welcome, photo, done

    var title: LocalizedStringKey {
      switch self {
      case .welcome: "Welcome"
      case .photo: "Your photo"
      case .done: "All set"
      }
    }
  }

  @State private var step = Step.welcome

  var body: some View {
    VStack {
      Text(step.title).font(.largeTitle).id(step)
        .transition(.opacity)
      HStack {
        ForEach(Step.allCases, id: \.self) { dot in
          Circle()
            .fill(dot == step ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
            .frame(width: 8, height: 8)
        }
      }
      .accessibilityHidden(true)
      Button("Next") {
        withAnimation(.easeInOut(duration: 0.25)) {
          step = Step(rawValue: step.rawValue + 1) ?? .welcome
        }
      }
    }
    .onChange(of: step) { old, new in
      assert(old != new)
    }
  }
}
