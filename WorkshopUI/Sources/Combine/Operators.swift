/// A publisher that is made of another one, by which it is known again: its closures cannot be compared.
protocol DerivedPublisher { var origin: Any { get } }

/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, DerivedPublisher {
  let origin: Any
  private let subscribe:
    (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void)
      -> AnyCancellable

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    origin = publisher
    subscribe = publisher._subscribe
  }

  fileprivate init(
    of origin: Any,
    _ subscribe:
      @escaping (
        @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable
  ) { (self.origin, self.subscribe) = (origin, subscribe) }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { subscribe(receive, complete) }
}

// Combine has a type for each operator, so that no closure is called through another.
extension Publisher {
  /// The same, with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Sends what a function makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher(of: self) { receive, complete in _subscribe({ receive(transform($0)) }, complete) }
  }

  /// Sends the values for which a function says so.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(of: self) { receive, complete in
      _subscribe({ if isIncluded($0) { receive($0) } }, complete)
    }
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher(of: self) { receive, complete in
      var left = count
      return _subscribe({ if left > 0 { left -= 1 } else { receive($0) } }, complete)
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out what is the same as the value before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher(of: self) { receive, complete in
      var last: Output?
      return _subscribe(
        {
          if last != $0 { receive($0) }
          last = $0
        }, complete)
    }
  }
}
