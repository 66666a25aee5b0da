import SwiftUI

/// Says what others did to the person who is shown.
struct NoticeCard: View {
  let model: EmployeeDetailModel

  var body: some View {
    if let notice = model.notice {
      HStack(spacing: 12) {
        Image(systemName: notice.symbol)
          .imageScale(.large)
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 2) {
          Text(notice.title)
            .font(.subheadline.weight(.semibold))
          Text(notice.advice)
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
        Spacer(minLength: 0)
        if notice == .changed {
          Button("Dismiss", systemImage: "xmark") { model.noticeDismissed() }
            .labelStyle(.iconOnly)
            .buttonStyle(.borderless)
        }
      }
      .padding(16)
      .background(.background.opacity(0.75), in: .rect(cornerRadius: 22))
      .onChange(of: notice, initial: true) {
        AccessibilityNotification.Announcement(notice.words(model.employee.name)).post()
      }
    }
  }
}

extension EmployeeDetailModel.Notice {
  var symbol: String {
    switch self {
    case .changed: "arrow.triangle.2.circlepath"
    case .removed: "person.slash"
    }
  }

  var title: LocalizedStringKey {
    switch self {
    case .changed: "Changed just now"
    case .removed: "No longer in the directory"
    }
  }

  var advice: LocalizedStringKey {
    switch self {
    case .changed: "Another window has changed this person. Here is what is true now."
    case .removed: "Somebody has removed this person. Here is what was known."
    }
  }

  /// For a screen reader.
  func words(_ name: String) -> String {
    switch self {
    case .changed: "\(name) was changed in another window"
    case .removed: "\(name) is no longer in the directory"
    }
  }
}
