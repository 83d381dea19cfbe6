// SPDX-License-Identifier: MIT

public import WaymarkDiagnostics
package import WaymarkRender

/// A running app: its retained views, what they depend on, and the host that shows them.
///
/// One flush brings everything up to date in one batch of mutations, however much changed: bodies
/// of invalid views first, outer views before inner ones, then preferences, destinations and
/// presentations until nothing changes, then the batch, then effects such as `onAppear`.
@MainActor
@_spi(Host)
public final class ViewGraph {
  /// Asks the host to call ``flush()`` soon; not called again until it has.
  public var wantsFlush: (@MainActor () -> Void)?
  // Properties used by every update skip exclusivity checks, which took a tenth of a small update.
  // Proof: each access reads, appends or replaces, and calls no other code.

  /// Called before an event is delivered, and again with the error if it is rejected.
  @exclusivity(unchecked) package var observesEvent:
    (@MainActor (HostEvent, HostEventError?) -> Void)?
  /// Statistics about the work of the graph.
  @exclusivity(unchecked) public package(set) var counters = Counters()
  /// What tools learn of the graph while it works; nil unless one asks.
  @exclusivity(unchecked) package var inspection: GraphInspection?
  /// The transaction of the pending changes; hosts can read it while a batch is applied.
  @exclusivity(unchecked) public internal(set) var transaction = Transaction()
  /// The clock of the views; a host sets its own before the first view.
  package var time = GraphTime.system
  /// The destination of misuse reports.
  public let diagnostics: DiagnosticSink

  /// Whether the host plays animations; otherwise, all changes are complete at once.
  @exclusivity(unchecked) package var playsAnimations = false
  /// Whether changes of the current update can be animated.
  @exclusivity(unchecked) var isAnimated = false
  /// How the mutations of the current update are shown.
  @exclusivity(unchecked) var batchMotion = BatchMotion()
  /// The numbers of the current update, which ends with a batch, and of the transaction's changes.
  @exclusivity(unchecked) var updateNumber = 0
  @exclusivity(unchecked) var transactionVersion = 0
  /// Whether a frame of a change is being evaluated.
  @exclusivity(unchecked) var isSampling = false
  /// The animations by frames of nodes that ran last.
  var runningFrames: [ObjectIdentifier: RunningFrames] = [:]
  /// The number of views that change all transactions within them.
  var transactionScopes = 0

  let host: any RenderHost
  let number: WindowNumber
  let elements: ElementTable
  @exclusivity(unchecked) var mutations: [Mutation] = []
  let effects = EffectQueue()
  let rootScope = EnvironmentScope()
  /// Identifies the scene without retaining its graph.
  package let surroundings: SceneSurroundings
  /// The values bound to the app's tasks in addition to the scene.
  package var scope: (any SceneScope)?

  /// The registered features.
  package let sockets = Sockets()
  // Proof: each access reads a value or makes one, and making a value does not use the graph.
  @exclusivity(unchecked) var slots = SlotValues()
  private var root: ElementNode?
  @exclusivity(unchecked) var dirty: [ViewNode] = []
  @exclusivity(unchecked) private(set) var layoutDirty: [ElementNode] = []
  @exclusivity(unchecked) var settling: [any Settling] = []
  /// Nodes whose update waits until it is known whether they stay.
  var postponed: Set<ObjectIdentifier> = []
  var belowPostponed: [ViewNode] = []
  @exclusivity(unchecked) private var isFlushing = false
  private var isShown = false
  @exclusivity(unchecked) private var asked = false
  /// The owner of a part that is prepared.
  weak var preparing: (any PartPreparing)?
  /// The messages already reported, which are not repeated.
  var reported: Set<String> = []
  /// Completions that wait until the next batch is displayed.
  @exclusivity(unchecked) private var shown: [AnimationCompletion] = []
  var runningTasks = 0

  /// Creates a graph without views.
  ///
  /// - Parameters:
  ///   - host: The host that displays the app.
  ///   - diagnostics: The destination of misuse reports, each of which is made once.
  ///   - window: The number of this window among those that the host displays in one tree.
  ///   - surroundings: Identifies the scene to the app's code.
  package init(
    host: any RenderHost, diagnostics: DiagnosticSink, window: WindowNumber,
    surroundings: SceneSurroundings
  ) {
    self.host = host
    self.diagnostics = diagnostics
    self.surroundings = surroundings
    number = window
    elements = ElementTable(after: window.base, generation: window.generation)
    surroundings.graph = self
  }

  isolated deinit {
    surroundings.graph = nil
    unmount()
  }

  // MARK: Life cycle

  /// Shows the views that the closure creates below a root.
  package func begin(at root: ElementNode, _ show: () -> Void) {
    self.root = root
    inside(show)
    flush()
  }

  /// Unmounts all views.
  ///
  /// The host destroys their elements; no effects run afterwards.
  public func unmount() {
    guard let root else { return endFeatures() }
    self.root = nil
    root.unmount()
    let unknown = Set(
      mutations.compactMap { if case .create(let id, _) = $0 { id } else { nil } })
    mutations.removeAll()
    if isShown {
      mutations = [.remove(root.id, from: .root), .destroy(root.id)]
      // Presented elements are inside the window's element and end with it. Rows that were never
      // displayed are not inside any element.
      let loose = doomed.filter { $0.holder == nil && $0.id != root.id }
      for one in loose where !unknown.contains(one.id) {
        mutations.append(.destroy(one.id))
      }
      isShown = false
    }
    doomed.removeAll()
    effects.removeAll()
    shown.removeAll()
    dirty.removeAll()
    layoutDirty.removeAll()
    settling.removeAll()
    commit()
    endFeatures()
  }

  private func endFeatures() {
    for feature in sockets.ending { feature.didEnd(self) }
  }

  /// The node of the window.
  var rootNode: ViewNode? { root }

  /// Whether views are shown.
  package var isShowing: Bool { root != nil }

  // MARK: Update

  func invalidate(_ node: ViewNode) {
    if !Transaction.current.isEmpty { carry(Transaction.current) }
    guard !node.isDirty, node.isAlive else { return }
    node.isDirty = true
    dirty.append(node)
    if let inspection { node.noteInvalidation(in: inspection) }
    askForFlush()
  }

  func carry(_ new: Transaction) {
    var new = new
    let completions = new.completions
    new.completions = []
    transaction.merge(new)
    transactionVersion += 1
    if transaction.motion != .standard { isAnimated = true }
    for completion in completions where !shown.contains(where: { $0 === completion }) {
      completion.begin(new.animation)
      shown.append(completion)
    }
  }

  func childrenChanged(of element: ElementNode) {
    layoutDirty.append(element)
    askForFlush()
  }

  func askForFlush() {
    guard !isFlushing, !asked, root != nil else { return }
    asked = true
    if let wantsFlush {
      wantsFlush()
    } else {
      Task { [surroundings] in surroundings.graph?.flush() }
    }
  }

  /// Applies all pending updates: bodies, preferences, destinations and presentations, one batch of
  /// mutations, then effects, repeated until there is nothing left to do.
  ///
  /// After 100 passes it stops, reports the cause, and leaves the rest for the next flush.
  public func flush() {
    bringUpToDate()
    for feature in sockets.flushed { feature.didFlush(self) }
  }

  func bringUpToDate() {
    guard !isFlushing, root != nil else { return }
    inside(flushNow)
  }

  private func flushNow() {
    isFlushing = true
    asked = false
    effects.frame += 1
    effects.complaint = nil
    defer { isFlushing = false }
    for _ in 0..<Self.passLimit {
      let isAtRest = updateAndLeave()
      let hasChanges = commit()
      let shown = shown
      self.shown.removeAll()
      for completion in shown { complete(completion, hasChanges: hasChanges) }
      guard isAtRest, effects.run() || !dirty.isEmpty || !settling.isEmpty else { return }
    }
    report(
      effects.complaint
        ?? "The view graph does not come to rest: effects go on changing state in every round.")
  }

  /// Returns whether the graph settled; if not, the cause is reported and left for the next flush.
  func update() -> Bool {
    var evaluations = 0
    // Settling alone goes one level deeper in each pass, so it ends unless a screen opens itself.
    for _ in 0..<(10 * Self.passLimit) {
      if !dirty.isEmpty {
        evaluations += 1
        guard evaluations <= Self.passLimit else { break }
        var batch = dirty
        dirty = []
        counters.touched += batch.count
        if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
        preparing?.dropPrepared(with: batch)
        for node in batch where node.isDirty && node.isAlive {
          if waits(node) { belowPostponed.append(node) } else { node.refresh() }
        }
        continue
      }
      guard !settling.isEmpty else {
        if settleFeatures() { continue }
        return true
      }
      let batch = settling
      settling = []
      for one in batch { one.settle() }
      if !postponed.isEmpty { resume() }
    }
    if !postponed.isEmpty { resume() }
    report(
      """
      Modifying state during view update, this will cause undefined behavior. (The view graph \
      does not come to rest: bodies or preferences go on changing state in every round.)
      """)
    return false
  }

  /// Settles the features; returns whether one had work to do.
  private func settleFeatures() -> Bool {
    var hasSettled = false
    for feature in sockets.resting where feature.settle(in: self) { hasSettled = true }
    return hasSettled
  }

  /// The elements that end in this flush.
  @exclusivity(unchecked) var doomed: [DoomedElement] = []
  /// The elements that were removed from their holder in this flush.
  @exclusivity(unchecked) var detached: Set<ElementID> = []

  /// Passes the changes to the host; returns whether there were any.
  @discardableResult
  private func commit() -> Bool {
    defer { endUpdate() }
    for element in layoutDirty { element.syncChildren() }
    layoutDirty.clear()
    if !doomed.isEmpty {
      // Elements inside of an ending element end with it.
      for one in doomed where one.holder?.isAlive ?? true || detached.contains(one.id) {
        mutations.append(.destroy(one.id))
      }
      doomed.clear()
    }
    detached.removeAll(keepingCapacity: detached.count <= 64)
    guard !mutations.isEmpty else { return false }
    counters.mutations += mutations.count
    counters.batches += 1
    isShown = root != nil
    if batchMotion.ends.isEmpty { host.apply(mutations) } else { applyParts() }
    mutations.clear()
    return true
  }
}
