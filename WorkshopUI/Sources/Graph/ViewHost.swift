import Foundation

/// Evaluates a view, keeps its state, and evaluates it again when what it read has changed.
///
/// Changes are shown at the end of the main actor's turn, or at once by ``update()``.
@_spi(Workshop) @MainActor public final class ViewHost {
  /// The node whose view is being evaluated.
  static var evaluatedNode: _ViewNode?
  /// The host whose action or lifecycle is running.
  static var acting: ViewHost?
  /// The hosts that know of a change and have not evaluated it.
  private static var changed: [ObjectIdentifier: ViewHost] = [:]

  /// What was noticed while evaluating.
  public let recorder = Recorder()
  /// What the root shows.
  public private(set) var elements: [Element] = []
  /// What a screen reader was asked to say last, and how often it was asked; nil before the first time.
  public private(set) var announcement: (words: String, count: Int)?
  /// The element that was scrolled to last, where in the sight it should be, from 0 at the top to 1, and how often
  /// that was asked; nil before the first time.
  public private(set) var revealed: (element: Int, share: Double, count: Int)?
  /// Called after every update that changed what is shown.
  public var onUpdate: (@MainActor () -> Void)?
  /// The size of the screen, in points.
  public var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      root?.invalidate()
      root?.invalidateLazyContent()
    }
  }
  /// Where everything is, and what callbacks made of it.
  public internal(set) var geometry = Geometry()

  /// What views keep by name.
  let stored = StoredValues()
  /// Whether a view has told something to those further out.
  var hasPreferences = false

  private(set) var root: _ViewNode?
  private var dirty: [_ViewNode] = []
  private var entered: [_ViewNode] = []
  private var left: [_ViewNode] = []
  private var actions: [@MainActor () -> Void] = []
  private var number = 0
  /// How often what has changed was evaluated.
  private(set) var round = 0
  private var isUpdating = false
  private var isScheduled = false
  private var isShown: Bool { elements.elementsEqual(root?.elements ?? [], by: ===) }

  /// Evaluates a view on a screen of a given size: a phone's, unless said otherwise.
  public init(
    _ view: some View, size: CGSize = CGSize(width: 402, height: 874),
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.size = size
    let root = _ViewNode(view, key: .position(0), parent: nil, host: self, environment: environment)
    self.root = root
    isUpdating = true
    root.evaluate()
    didEnter(root)
    isUpdating = false
    settle()
  }

  /// Ends what the views have started: tasks are cancelled, `onDisappear` is called.
  public func close() {
    guard let root else { return }
    root.leave()
    self.root = nil
    elements = []
    callLifecycle()
  }

  /// Whether another screen lies over the views, such as one that was pushed onto theirs, or another tab's.
  ///
  /// They keep their state. Their tasks are cancelled and `onDisappear` is called; once they are seen again, their tasks
  /// begin and `onAppear` is called. The stand-in's own stacks leave the screens below as they are.
  public var isCovered = false {
    didSet {
      guard isCovered != oldValue, let root else { return }
      settle()
      if isCovered { root.becomeCovered() } else { root.becomeSeen() }
    }
  }

  /// Evaluates what has changed, until nothing changes any more.
  public func update() { if !isShown || !dirty.isEmpty || !actions.isEmpty { settle() } }

  /// Evaluates what was changed so far, as a part of the current transaction, to be shown at the next update.
  nonisolated static func evaluateChanges() {
    guard MainActorProbe.isOnMainActor else { return }
    MainActor.assumeIsolated {
      for host in changed.values where evaluatedNode == nil { host.evaluateDirty() }
    }
  }

  /// Evaluates and lays out what is there, changed or not.
  func settle() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var rounds = 0
    while rounds < 100 {
      repeat {
        evaluateDirty()
        rounds += 1
      } while !dirty.isEmpty && rounds < 100
      elements = root?.elements ?? []
      if elements.contains(where: \.needsLayout) { layOut() }
      callLifecycle()
      guard !dirty.isEmpty || !actions.isEmpty || !entered.isEmpty || !left.isEmpty || !isShown
      else {
        onUpdate?()
        return
      }
    }
    recorder.recordFault("The views change each other without end.")
  }

  private func evaluateDirty() {
    // Parents first: a parent may bring its child up to date, or remove it.
    let batch = dirty.sorted { $0.depth < $1.depth }
    dirty = []
    round += 1
    let isChange = Self.changed.removeValue(forKey: ObjectIdentifier(self)) != nil
    let old = root?.elements ?? []
    var around: [Int: _ViewNode] = [:]
    for node in batch where node.isAlive && node.isDirty {
      node.evaluate()
      var outer = node.parent
      while let next = outer, around.updateValue(next, forKey: next.number) == nil {
        outer = next.parent
      }
    }
    for node in around.values.sorted(by: { $0.depth > $1.depth }) { node.composeElements() }
    let new = root?.elements ?? []
    guard isChange, !Element.match(old, new) else { return }
    recorder.recordChange(by: .current)
    recorder.record(AnimatedGlass.changes(from: old, to: new, by: .current, in: round))
  }

  private func callLifecycle() {
    let outer = Self.acting
    Self.acting = self
    defer { Self.acting = outer }
    // Views that come and go while they are covered are not seen to.
    let (left, entered) = isCovered ? ([], []) : (self.left, self.entered)
    (self.left, self.entered) = ([], [])
    for node in left { for action in node.onDisappear { action() } }
    for node in entered where node.isAlive { for action in node.onAppear { action() } }
    let actions = self.actions
    self.actions = []
    for action in actions { action() }
  }

  /// Tells all views of a change around them, such as how much space there is.
  public func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    guard let root else { return }
    var values = root.environment
    change(&values)
    values.forgetReplaced()
    root.enter(values)
  }

  // MARK: - For nodes

  /// Has the screen scroll to an element.
  func reveal(_ element: Element, _ share: CGFloat) {
    revealed = (element.id, Double(share), (revealed?.count ?? 0) + 1)
  }

  /// Has a screen reader say something.
  func announce(_ words: String) { announcement = (words, (announcement?.count ?? 0) + 1) }

  func nextNumber() -> Int {
    number += 1
    return number
  }

  func didEnter(_ node: _ViewNode) { entered.append(node) }
  func didLeave(_ node: _ViewNode) { left.append(node) }

  /// Runs an action when everything is evaluated and laid out.
  func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    schedule()
  }

  func didBecomeDirty(_ node: _ViewNode, isChange: Bool) {
    dirty.append(node)
    if isChange { Self.changed[ObjectIdentifier(self)] = self }
    schedule()
  }

  private func schedule() {
    guard !isUpdating, !isScheduled else { return }
    isScheduled = true
    Task { [weak self] in
      self?.isScheduled = false
      self?.update()
    }
  }
}
