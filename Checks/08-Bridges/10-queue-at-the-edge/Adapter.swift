import PrinterKit
public import QueueAtTheEdgeSubject

@testable import QueueAtTheEdge

/// Hands the learner's desk to the checks.
public func makeSubject() -> QueueAtTheEdgeSubject::Subject {
  QueueAtTheEdgeSubject::Subject { (printer: sending PrinterKit::LabelPrinter) in
    let desk: QueueAtTheEdge::PrintDesk = QueueAtTheEdge::PrintDesk(printer)
    let model: QueueAtTheEdge::BadgeModel = QueueAtTheEdge::BadgeModel(desk: desk)
    return QueueAtTheEdgeSubject::Subject.Desk(
      print: { (label: String) async throws -> Int in try await desk.print(label) },
      printBadge: { (name: String) async -> Void in await model.printBadge(of: name) },
      lines: { model.lines })
  }
}
