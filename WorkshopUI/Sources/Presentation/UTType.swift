/// A kind of file. On Apple's systems it comes from the module `UniformTypeIdentifiers`. Here, there are only those that
/// are listed, and none conforms to another.
public struct UTType: Hashable, Sendable {
  /// Its name among all kinds, such as `public.json`.
  public let identifier: String
  /// How names of such files end, without a dot.
  public let preferredFilenameExtension: String?
  /// What HTTP calls it.
  public let preferredMIMEType: String?

  private init(_ identifier: String, _ filenameExtension: String?, _ mediaType: String?) {
    self.identifier = identifier
    (preferredFilenameExtension, preferredMIMEType) = (filenameExtension, mediaType)
  }

  public static let commaSeparatedText = Self(
    "public.comma-separated-values-text", "csv", "text/csv")
  public static let tabSeparatedText = Self(
    "public.tab-separated-values-text", "tsv", "text/tab-separated-values")
  public static let plainText = Self("public.plain-text", "txt", "text/plain")
  public static let json = Self("public.json", "json", "application/json")
  public static let pdf = Self("com.adobe.pdf", "pdf", "application/pdf")
  public static let png = Self("public.png", "png", "image/png")
  /// Any file.
  public static let data = Self("public.data", nil, nil)

  /// What a browser's field for files is told; nil where it may take any.
  var accepted: String? {
    guard let preferredFilenameExtension, let preferredMIMEType else { return nil }
    return ".\(preferredFilenameExtension),\(preferredMIMEType)"
  }
}
