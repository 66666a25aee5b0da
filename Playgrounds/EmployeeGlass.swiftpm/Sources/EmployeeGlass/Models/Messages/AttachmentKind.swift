/// What can be attached to a message. What it holds is made up: the app has no access to files.
nonisolated enum AttachmentKind: String, Sendable, Hashable, CaseIterable, Identifiable {
  case photo = "Photo"
  case document = "Document"
  case contact = "Contact"

  var id: Self { self }
  var title: String { rawValue }

  var symbol: String {
    switch self {
    case .photo: "photo"
    case .document: "doc"
    case .contact: "person.crop.circle"
    }
  }

  var attachment: Message.Attachment {
    switch self {
    case .photo: .init(name: "Photo.jpg", type: "image/jpeg", size: 240_000)
    case .document: .init(name: "Document.pdf", type: "application/pdf", size: 80_000)
    case .contact: .init(name: "Contact.vcf", type: "text/vcard", size: 1_000)
    }
  }

  /// The kind whose attachment has a name.
  init?(name: String) {
    guard let kind = Self.allCases.first(where: { $0.attachment.name == name }) else { return nil }
    self = kind
  }
}

extension DirectoryProblem {
  /// Says why a message was not sent.
  init(sending error: any Error) {
    switch error as? EmployeeServiceError {
    case .refused(404, _):
      self.init(title: "This person is gone", advice: "Somebody has removed them.")
    case .refused(422, let words?):
      self.init(title: "The server does not take this message", advice: words)
    default: self.init(error)
    }
  }
}
