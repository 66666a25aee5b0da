/// A patch travels as an array: what to do, the id, and the rest. Of the children, a string is the
/// id of one that stays, and an array holds the HTML of a new one.
extension HTMLPatch: Encodable {
  func encode(to encoder: any Encoder) throws {
    var array = encoder.unkeyedContainer()
    switch self {
    case .setAttribute(let id, let name, let value):
      for word in ["set", id, name, value] { try array.encode(word) }
    case .removeAttribute(let id, let name):
      for word in ["unset", id, name] { try array.encode(word) }
    case .setText(let id, let text):
      for word in ["text", id, text] { try array.encode(word) }
    case .setChildren(let id, let children):
      for word in ["children", id] { try array.encode(word) }
      try array.encode(children)
    case .replace(let id, let html):
      for word in ["replace", id, html] { try array.encode(word) }
    }
  }
}

extension HTMLPatch.Child: Encodable {
  func encode(to encoder: any Encoder) throws {
    switch self {
    case .kept(let id):
      var value = encoder.singleValueContainer()
      try value.encode(id)
    case .new(let html):
      var array = encoder.unkeyedContainer()
      try array.encode(html)
    }
  }
}
