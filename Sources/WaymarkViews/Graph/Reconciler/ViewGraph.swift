// SPDX-License-Identifier: MIT

public import WaymarkDiagnostics
package import WaymarkRender

/// A running app: its retained views, what they depend on, and the host that shows them.
///
/// One flush brings everything up to date in one batch of mutations, however much changed: bodies of
/// invalid views first, outer views before inner ones, then preferences, destinations and
/// presentations until nothing changes, then the batch, then effects such as `onAppear`.
@MainActor
@_spi(Host)
public final class ViewGraph {
  /// Asks the host to call ``flush()`` soon; called once until it has.
  public var wantsFlush: (@MainActor () -> Void)?
  // The properties that every update uses are not checked for exclusive access, which took a tenth
  // of a small update. Proof: each access reads, appends or replaces, and calls no other code.

  /// What the graph did so far.
  @exclusivity(unchecked) public package(set) var counters = Counters()
  /// What the changes carry that are shown next; hosts may read it while a batch is applied.
  @exclusivity(unchecked) public internal(set) var transaction = Transaction()
  /// The time that the views are at; a host's own, from before the first view on.
  package var time = GraphTime.system
  /// Where misuse is reported.
  public let diagnostics: DiagnosticSink

  let host: any RenderHost
  let number: WindowNumber
  let elements: ElementTable
  @exclusivity(unchecked) var mutations: [Mutation] = []
  let effects = EffectQueue()
  let rootScope = EnvironmentScope()
  /// How the scene is found by what must not keep its graph.
  package let surroundings: SceneSurroundings
  /// What is bound to the task of the app's code besides the scene.
  package var scope: (any SceneScope)?
  // Proof: features register before the first view; from then on an access only reads.

  /// What features have registered.
  @exclusivity(unchecked) package var sockets = Sockets()
  // Proof: an access reads an element or makes one; what makes it does not use the graph.
  @exclusivity(unchecked) var slots = SlotValues()
  private var root: ElementNode?
  @exclusivity(unchecked) var dirty: [ViewNode] = []
  @exclusivity(unchecked) private var layoutDirty: [ElementNode] = []
  @exclusivity(unchecked) var settling: [any Settling] = []
  /// What is brought up to date once it is known whether it is still to be shown.
  var postponed: Set<ObjectIdentifier> = []
  var belowPostponed: [ViewNode] = []
  @exclusivity(unchecked) private var isFlushing = false
  private var isShown = false
  @exclusivity(unchecked) private var asked = false
  /// What was reported, which is not reported again.
  var reported: Set<String> = []
  /// What waits for the next batch to be shown.
  @exclusivity(unchecked) private var shown: [AnimationCompletion] = []
  var runningTasks = 0

  /// An app that is not shown yet.
  ///
  /// - Parameters:
  ///   - host: What shows it.
  ///   - diagnostics: Where misuse is reported; each report is made once.
  ///   - window: Which of the windows it is that the host shows in one tree.
  ///   - surroundings: How the app's code finds the scene.
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

  // MARK: Life

  /// Shows what the closure makes below a root.
  package func begin(at root: ElementNode, _ show: () -> Void) {
    self.root = root
    inside(show)
    flush()
  }

  /// Ends everything.
  ///
  /// The host is told to destroy what it shows; no effect runs afterwards.
  public func unmount() {
    guard let root else { return endFeatures() }
    self.root = nil
    root.unmount()
    let unknown = Set(
      mutations.compactMap { if case .create(let id, _) = $0 { id } else { nil } })
    mutations.removeAll()
    if isShown {
      mutations = [.remove(root.id, from: .root), .destroy(root.id)]
      // What is presented lies in the window's element, so it goes with it; rows that nobody saw
      // lie nowhere.
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

  /// Whether a view is shown.
  package var isShowing: Bool { root != nil }

  /// Whether nothing waits to be brought up to date.
  public var isClean: Bool {
    dirty.isEmpty && settling.isEmpty && effects.isEmpty && !sockets.isWaiting
  }

  // MARK: Update

  func invalidate(_ node: ViewNode) {
    if !Transaction.current.isEmpty { carry(Transaction.current) }
    guard !node.isDirty, node.isAlive else { return }
    node.isDirty = true
    dirty.append(node)
    askForFlush()
  }

  func carry(_ new: Transaction) {
    var new = new
    let completions = new.completions
    new.completions = []
    transaction.merge(new)
    for completion in completions where !shown.contains(where: { $0 === completion }) {
      completion.begin()
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

  /// Brings everything up to date: bodies, preferences, destinations and presentations, one batch
  /// of mutations, then effects, and again until nothing is left to do.
  ///
  /// After 100 rounds it stops, reports what does not come to rest, and leaves it for the next
  /// flush.
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
      commit()
      let shown = shown
      self.shown.removeAll()
      for completion in shown { effects.add(.dismissed) { completion.end() } }
      guard isAtRest, effects.run() || !dirty.isEmpty || !settling.isEmpty else { return }
    }
    report(
      effects.complaint
        ?? "The view graph does not come to rest: effects go on changing state in every round.")
  }

  /// Whether everything came to rest; if not, it is reported and left for the next flush.
  func update() -> Bool {
    var evaluations = 0
    // What is only settled goes a level deeper each time, so it ends; unless a screen opens itself.
    for _ in 0..<(10 * Self.passLimit) {
      if !dirty.isEmpty {
        evaluations += 1
        guard evaluations <= Self.passLimit else { break }
        var batch = dirty
        dirty.removeAll(keepingCapacity: true)
        counters.touched += batch.count
        if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
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
      settling.removeAll(keepingCapacity: true)
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

  /// Whether a feature had something to do.
  private func settleFeatures() -> Bool {
    var hasSettled = false
    for feature in sockets.resting where feature.settle(in: self) { hasSettled = true }
    return hasSettled
  }

  /// Elements that end in this flush.
  @exclusivity(unchecked) var doomed: [DoomedElement] = []
  /// Elements that were taken out of what held them in this flush.
  @exclusivity(unchecked) var detached: Set<ElementID> = []

  private func commit() {
    defer { transaction = Transaction() }
    for element in layoutDirty { element.syncChildren() }
    layoutDirty.removeAll(keepingCapacity: true)
    if !doomed.isEmpty {
      // What lies in an element that ends, too, goes with it.
      for one in doomed where one.holder?.isAlive ?? true || detached.contains(one.id) {
        mutations.append(.destroy(one.id))
      }
      doomed.removeAll(keepingCapacity: true)
    }
    detached.removeAll(keepingCapacity: true)
    guard !mutations.isEmpty else { return }
    counters.mutations += mutations.count
    counters.batches += 1
    isShown = root != nil
    host.apply(mutations)
    mutations.removeAll(keepingCapacity: true)
  }
}
