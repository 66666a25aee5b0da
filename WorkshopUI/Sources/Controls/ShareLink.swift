import Foundation

/// A value that other apps can take. Here, it names no formats.
public protocol Transferable: Sendable {
  /// How the value is handed over.
  associatedtype Representation: TransferRepresentation
  /// How the value is handed over.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How a value is handed over.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
}

/// A representation of no format. Here, nothing is handed over.
public struct _NoRepresentation<Item: Transferable>: TransferRepresentation {}

/// Makes one representation of those that a property lists.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  /// A representation.
  public static func buildExpression<Content: TransferRepresentation<Item>>(
    _ content: Content
  ) -> Content { content }
  /// One representation.
  public static func buildBlock<Content: TransferRepresentation<Item>>(
    _ content: Content
  ) -> Content { content }
  /// Two representations: the first that fits counts, and here none does.
  public static func buildBlock<
    C1: TransferRepresentation<Item>, C2: TransferRepresentation<Item>
  >(_ first: C1, _ second: C2) -> C1 { first }
  /// Three representations: the first that fits counts, and here none does.
  public static func buildBlock<
    C1: TransferRepresentation<Item>, C2: TransferRepresentation<Item>,
    C3: TransferRepresentation<Item>
  >(_ first: C1, _ second: C2, _ third: C3) -> C1 { first }
}

/// A value that is handed over as another one.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// Makes the other value.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  /// Makes the other value, and the value of it.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {}
}

extension String: Transferable {
  public static var transferRepresentation: _NoRepresentation<String> {
    _NoRepresentation<String>()
  }
}
extension URL: Transferable {
  public static var transferRepresentation: _NoRepresentation<URL> { _NoRepresentation<URL>() }
}
extension Data: Transferable {
  public static var transferRepresentation: _NoRepresentation<Data> { _NoRepresentation<Data>() }
}
extension AttributedString: Transferable {
  public static var transferRepresentation: _NoRepresentation<AttributedString> {
    _NoRepresentation<AttributedString>()
  }
}
extension Image: Transferable {
  nonisolated public static var transferRepresentation: _NoRepresentation<Image> {
    _NoRepresentation<Image>()
  }
}
extension Never: Transferable {
  public static var transferRepresentation: _NoRepresentation<Never> { _NoRepresentation<Never>() }
}

/// What a person sees of what is shared.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: String
  /// A title.
  public init(_ title: some _Title) where Image == Never, Icon == Never {
    self.title = title._text.string
  }
  /// A title with a picture.
  public init(_ title: some _Title, image: Image) where Icon == Never {
    self.title = title._text.string
  }
  /// A title with a small picture.
  public init(_ title: some _Title, icon: Icon) where Image == Never {
    self.title = title._text.string
  }
  /// A title with a picture and a small one.
  public init(_ title: some _Title, image: Image, icon: Icon) { self.title = title._text.string }
}
@available(*, unavailable)
extension SharePreview: Sendable {}

/// The label of a share link that has none of its own.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(Label(view.title, systemImage: "square.and.arrow.up"))
  }
}

/// Something to press that hands values to other apps. Here, nothing is handed over.
nonisolated public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View where Data.Element: Transferable {
  let label: Label
  let items: Data
  var previews: [String] = []

  /// Values, each with what a person sees of it.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { (self.items, self.label, previews) = (items, label(), items.map { preview($0).title }) }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let items = view.previews.isEmpty ? view.items.map { "\($0)" } : view.previews
    node.child(Button(role: nil, action: {}, content: view.label))
    node.show { node in
      let button = node.contentElements[0]
      return Element(
        "ShareLink", node,
        ["items": items.joined(separator: ", ")] + Attributes(button.attributes),
        layout: button.layout, children: button.children, handlers: button.handlers)
    }
  }
}

nonisolated extension ShareLink {
  private init(_ items: Data, _ label: Label, _ previews: [String] = []) {
    (self.items, self.label, self.previews) = (items, label, previews)
  }
  /// A value, with what a person sees of it.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), label(), [preview.title])
  }
  /// A string or a URL.
  public init<I: _Shared>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {
    self.init(CollectionOfOne(item), label())
  }
  /// Strings or URLs.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element: _Shared, PreviewImage == Never, PreviewIcon == Never {
    self.init(items, label())
  }
}

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
  /// A string or a URL.
  public init<I: _Shared>(
    _ title: some _Title = "Share…", item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel(title: title._text))
  }
  /// Strings or URLs.
  public init(
    _ title: some _Title = "Share…", items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: _Shared, PreviewImage == Never, PreviewIcon == Never {
    self.init(items, DefaultShareLinkLabel(title: title._text))
  }
  /// A value, with what a person sees of it.
  public init<I: Transferable>(
    _ title: some _Title = "Share…", item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), DefaultShareLinkLabel(title: title._text), [preview.title])
  }
  /// Values, each with what a person sees of it.
  public init(
    _ title: some _Title = "Share…", items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, DefaultShareLinkLabel(title: title._text), items.map { preview($0).title })
  }
}

/// What can be shared without a preview: SwiftUI has an initializer for each of these.
public protocol _Shared: Transferable {}
extension String: _Shared {}
extension URL: _Shared {}
