import Foundation

/// A function in Metal. Nothing runs it here: what it changes is shown as it is.
public struct Shader: Equatable, Sendable {
  /// The name of the function.
  public var function: ShaderFunction
  /// What it is given.
  public var arguments: [Argument]
  /// Whether colours are mixed at lower precision.
  public var dithersColor = false
  /// A function with what it is given.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }
  /// Something that a function is given.
  public struct Argument: Equatable, Sendable {
    let text: String
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Self { .init(text: "\(x)") }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Self {
      .init(text: "\(x) \(y)")
    }
    public static func float2(_ point: CGPoint) -> Self { float2(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Self { float2(size.width, size.height) }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Self {
      .init(text: "\(x) \(y) \(z)")
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Self {
      .init(text: "\(x) \(y) \(z) \(w)")
    }
    public static func floatArray(_ array: [Float]) -> Self { .init(text: "\(array)") }
    public static func color(_ color: Color) -> Self { .init(text: "\(color)") }
    public static func image(_ image: Image) -> Self { .init(text: "image") }
    public static var boundingRect: Self { .init(text: "boundingRect") }
  }
}

/// The name of a function in Metal.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  /// The name.
  public var name: String
  /// A function of a library.
  public init(library: ShaderLibrary, name: String) { self.name = name }
  /// The function with what it is given.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// Functions in Metal.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
  /// Those of the app.
  public static let `default` = ShaderLibrary()
  /// Those of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }
  /// A function of the app's.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    .init(library: .default, name: name)
  }
  /// A function.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    .init(library: self, name: name)
  }
}

nonisolated extension View {
  /// Changes the colour of each point: here, noted.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    noted(isEnabled ? shader.function.name : nil)
  }
  /// Moves each point: here, noted.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { noted(isEnabled ? shader.function.name : nil) }
  /// Makes each point of others: here, noted.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { noted(isEnabled ? shader.function.name : nil) }
}
extension VisualEffect {
  /// Changes the colour of each point: nothing, here.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  /// Moves each point: nothing, here.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  /// Makes each point of others: nothing, here.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
