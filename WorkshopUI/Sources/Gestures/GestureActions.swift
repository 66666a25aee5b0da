/// A gesture that does something when it ends.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Value) -> Void

  @MainActor public static func _listen(
    _ gesture: Self, _ listener: _GestureListener<Value>
  ) -> _GestureHearing {
    var inner = listener
    inner.ended = {
      gesture.action($0)
      listener.ended($0)
    }
    return Content._listen(gesture.content, inner)
  }
}

/// A gesture that does something whenever it changes.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture
where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Value) -> Void

  @MainActor public static func _listen(
    _ gesture: Self, _ listener: _GestureListener<Value>
  ) -> _GestureHearing {
    var last: Value?
    var inner = listener
    inner.changed = {
      if last != $0 { gesture.action($0) }
      last = $0
      listener.changed($0)
    }
    inner.ended = {
      last = nil
      listener.ended($0)
    }
    inner.cancelled = {
      last = nil
      listener.cancelled()
    }
    return Content._listen(gesture.content, inner)
  }
}

/// A gesture that tells something else.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never
  let content: Content
  let transform: (Content.Value) -> Value

  @MainActor public static func _listen(
    _ gesture: Self, _ listener: _GestureListener<Value>
  ) -> _GestureHearing {
    Content._listen(
      gesture.content,
      _GestureListener(
        changed: { listener.changed(gesture.transform($0)) },
        ended: { listener.ended(gesture.transform($0)) }, cancelled: listener.cancelled))
  }
}

nonisolated extension Gesture {
  /// Does something when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
  /// Tells something else.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Does something whenever the gesture's value changes. Isolated to the main actor, unlike `onEnded`.
  @MainActor @preconcurrency public func onChanged(_ action: @escaping (Value) -> Void)
    -> _ChangedGesture<Self>
  {
    _ChangedGesture(content: self, action: action)
  }
}
