public import SendingParameterSubject

@testable import SendingParameter

/// Hands the learner's queue to the checks.
public func makeSubject() -> SendingParameterSubject::Subject {
  SendingParameterSubject::Subject(
    takePictures: { (names: [String]) -> [[String]] in
      let (queue, items) = SendingParameter::WorkQueue<SendingParameter::Image>.make()
      for name: String in names { SendingParameter::takePicture(of: name, for: queue) }
      queue.finish()
      var filters: [[String]] = []
      for await image: SendingParameter::Image in items { filters.Swift::append(image.filters) }
      return filters
    },
    passImages: { (filters: [[String]]) -> [SendingParameterSubject::Subject.Arrival] in
      let (queue, items) = SendingParameter::WorkQueue<SendingParameter::Image>.make()
      let handedOver: [ObjectIdentifier] = filters.Swift::map {
        (filters: [String]) -> ObjectIdentifier in
        let image: SendingParameter::Image = SendingParameter::Image()
        for filter: String in filters { image.apply(filter) }
        let identifier = ObjectIdentifier(image)
        queue.enqueue(image)
        return identifier
      }
      queue.finish()
      var arrivals: [SendingParameterSubject::Subject.Arrival] = []
      // All are kept until the end: an image that has gone may leave its identifier to another.
      var kept: [SendingParameter::Image] = []
      for await image: SendingParameter::Image in items {
        arrivals.Swift::append(
          SendingParameterSubject::Subject.Arrival(
            filters: image.filters, number: handedOver.firstIndex(of: ObjectIdentifier(image))))
        kept.Swift::append(image)
      }
      return arrivals
    },
    passNumbers: { (numbers: [Int]) -> [Int] in
      let (queue, items) = SendingParameter::WorkQueue<Int>.make()
      for number: Int in numbers { queue.enqueue(number) }
      queue.finish()
      var arrived: [Int] = []
      for await number: Int in items { arrived.Swift::append(number) }
      return arrived
    },
    passTexts: { (texts: [String?]) -> [String?] in
      let (queue, items) = SendingParameter::WorkQueue<String?>.make()
      for text: String? in texts { queue.enqueue(text) }
      queue.finish()
      var arrived: [String?] = []
      for await text: String? in items { arrived.Swift::append(text) }
      return arrived
    },
    passNumbersAndMore: { (numbers: [Int], more: [Int]) -> [Int] in
      let (queue, items) = SendingParameter::WorkQueue<Int>.make()
      for number: Int in numbers { queue.enqueue(number) }
      queue.finish()
      for number: Int in more { queue.enqueue(number) }
      var arrived: [Int] = []
      for await number: Int in items { arrived.Swift::append(number) }
      return arrived
    },
    passNumbersWhenCancelled: { (numbers: [Int]) -> [[Int]] in
      let (queue, items) = SendingParameter::WorkQueue<Int>.make()
      let (other, otherItems) = SendingParameter::WorkQueue<Int>.make()
      let handingOver: Task<Void, Never> = Task {
        withUnsafeCurrentTask { (task: UnsafeCurrentTask?) -> Void in task?.cancel() }
        for (index, number): (Int, Int) in numbers.Swift::enumerated() {
          if index.isMultiple(of: 2) { queue.enqueue(number) } else { other.enqueue(number) }
        }
        queue.finish()
        other.finish()
      }
      await handingOver.value
      var arrived: [[Int]] = [[], []]
      for await number: Int in items { arrived[0].Swift::append(number) }
      for await number: Int in otherItems { arrived[1].Swift::append(number) }
      return arrived
    })
}
