import Foundation
@_spi(Reflection) import Swift

/// The stored properties of a type of view: which hold state, and how two values are compared.
///
/// State is written into a copy of the view at the property's offset, as SwiftUI does it: a reference inside
/// the wrapper would be shared by all copies of one view value.
@MainActor struct Fields {
  private struct Field {
    var offset: Int
    var size: Int
    var type: Any.Type
    var isState: Bool
    var equals: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
  }

  private var fields: [Field] = []
  private var isStruct = false
  private var isTrivialToInstall = true

  private static var known: [ObjectIdentifier: Fields] = [:]

  static func of<T>(_ type: T.Type) -> Fields {
    if let known = known[ObjectIdentifier(type)] { return known }
    let fields = Fields(type)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private init(_ type: Any.Type) {
    // The first word of a type's metadata is its kind; enums have no fields to compare one by one.
    isStruct = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x200
    _ = _forEachField(of: type) { _, offset, type, _ in
      fields.append(Self.field(at: offset, type))
      return true
    }
    isTrivialToInstall = !fields.contains { $0.type is any DynamicProperty.Type }
  }

  private static func field(at offset: Int, _ type: Any.Type) -> Field {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    var field = Field(
      offset: offset, size: _openExistential(type, do: size), type: type,
      isState: type is any StoredProperty.Type)
    if let type = type as? any Equatable.Type {
      func equals<T: Equatable>(_: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { $0.load(as: T.self) == $1.load(as: T.self) }
      }
      field.equals = equals(type)
    }
    return field
  }

  /// Whether a body would see no difference between two values of the view.
  ///
  /// Equal bytes are equal values. Bytes that differ may be equal where a type is Equatable; otherwise
  /// they count as different, so a closure is always new.
  func areSame<T>(_ first: T, _ second: T) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        guard isStruct else { return memcmp(first, second, MemoryLayout<T>.size) == 0 }
        let (first, second) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
        for field in fields where !field.isState && field.size > 0 {
          let (first, second) = (first + field.offset, second + field.offset)
          if memcmp(first, second, field.size) == 0 { continue }
          guard let equals = field.equals, equals(first, second) else { return false }
        }
        return true
      }
    }
  }

  /// Whether two values are of one type, and equal or without a difference between their fields.
  static func areSame(_ first: Any, _ second: Any) -> Bool {
    func compare<Value>(_ first: Value) -> Bool {
      guard let second = second as? Value else { return false }
      return areEqual(first, second) || of(Value.self).areSame(first, second)
    }
    return _openExistential(first, do: compare)
  }

  /// Connects every dynamic property of a view with its place in the tree.
  func install<T>(_ value: inout T, in node: _ViewNode) {
    guard !isTrivialToInstall else { return }
    withUnsafeMutableBytes(of: &value) { install($0.baseAddress!, at: 0, in: node) }
  }

  /// - Parameter start: Where the value stands in the view, which tells properties of one name apart.
  private func install(_ value: UnsafeMutableRawPointer, at start: Int, in node: _ViewNode) {
    for field in fields {
      guard let type = field.type as? any DynamicProperty.Type else { continue }
      func open<P: DynamicProperty>(_: P.Type) {
        let property = (value + field.offset).assumingMemoryBound(to: P.self)
        if let type = P.self as? any InstalledProperty.Type {
          func connect<I: InstalledProperty>(_: I.Type) {
            (value + field.offset).assumingMemoryBound(to: I.self).pointee
              .install(in: node, at: start + field.offset)
          }
          connect(type)
        } else {
          Fields.of(P.self).install(value + field.offset, at: start + field.offset, in: node)
        }
        property.pointee.update()
      }
      open(type)
    }
  }
}

/// A property of a view that is connected with the view's place before its body is evaluated.
@MainActor protocol InstalledProperty: DynamicProperty {
  mutating func install(in node: _ViewNode, at offset: Int)
}

/// A property whose initial value counts only at first, so that a new one is no change.
protocol StoredProperty {}
