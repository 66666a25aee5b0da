import Foundation

nonisolated extension Image {
  /// How a picture fills a larger space.
  public enum ResizingMode: Sendable { case tile, stretch }
  /// How well a picture is drawn at another size.
  public enum Interpolation: Sendable { case none, low, medium, high }
  /// Lets the picture take the size of its frame. Here, it is always stretched as a whole.
  public func resizable(
    capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch
  ) -> Image { resizable() }
  /// Lets the picture take the size of its frame. Here, it is always stretched as a whole.
  public func resizable(resizingMode: ResizingMode) -> Image { resizable() }
  /// Says how well the picture is drawn at another size: here, as the browser does.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Says whether edges of the picture are smooth: here, they are.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Says how many colours the symbol has: here, one.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// A picture as a colour.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of it that is used, from 0 to 1.
  public var sourceRect: CGRect
  /// How large it is.
  public var scale: CGFloat
  /// A picture as a colour.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) { (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale) }
  public var description: String { "gray" }
}
extension ShapeStyle where Self == ImagePaint {
  /// A picture as a colour: here, grey.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { .init(image: image, sourceRect: sourceRect, scale: scale) }
}
