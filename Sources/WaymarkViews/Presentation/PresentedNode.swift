// SPDX-License-Identifier: MIT

import WaymarkRender

/// A presented sheet, cover, popover, alert, confirmation dialog or inspector.
class PresentedNode: ElementNode, SchemePresenting {
  final let schemes = SchemePreferences()
  private var inheritedReader: EnvironmentReader?
  private var inherited = Inherited()
  unowned let presenter: PresenterNode
  final let visibility: VisibilityScope
  let context: PresentationContext
  final let inner: EnvironmentScope
  private var collector: PreferenceCollector?
  private var traits = Traits()
  /// The element that a popover points to.
  private var source: ElementID?
  /// The height that a person chose, if no binding stores it.
  private var chosen: PresentationDetent?
  private(set) var child: ViewNode?

  /// What the presenter's environment sets for the overlay, which is outside of the presenting view.
  private struct Inherited: Equatable {
    var direction = LayoutDirection.leftToRight
    var tint: ColorValue?
    var textSize: DynamicTypeSize?
    var hasFocusEffect = true

    var properties: [(Property, PropertyValue?)] {
      [
        (.layoutDirection, direction.value), (.tint, tint.map { .color($0) }),
        (.textSize, textSize.flatMap { TextSizeValue(rawValue: "\($0)")?.propertyValue }),
        (.focusEffectDisabled, hasFocusEffect ? nil : .bool(true)),
      ]
    }
  }

  /// The traits that the content sets for its presentation.
  private struct Traits: Equatable {
    var isDismissDisabled = false
    var detents: [PresentationDetent] = []
    var detent: PresentationDetent?
    var dragIndicator: Bool?
    var look = PresentationLook()
  }

  /// Whether a person can interact with the view behind it.
  final var letsThrough: Bool { traits.look.interaction?.isEnabled(at: traits.detent) == true }

  init(_ presenter: PresenterNode, in anchor: AnchorNode) {
    self.presenter = presenter
    // Not below the presenter's scope: a cover hides the content below it, not itself.
    visibility = VisibilityScope(below: nil)
    context = PresentationContext(presenter.graph, visibility: visibility)
    inner = EnvironmentScope(below: anchor.scopeForChildren)
    super.init(presenter.kind, in: anchor)
    inner.set([ObjectIdentifier(PreferredSchemeKey.self): schemes.box])
    // A menu belongs to the screen that opened it: its links push there, and `dismiss` is that of
    // the screen.
    if presenter.kind != .menu { inner.clearViewOwner() }
    for feature in graph.presentations.scopes {
      feature.begin(&inner.containers, isMenu: presenter.kind == .menu)
    }
    EditModeSource.begin(in: inner)
    inner.containers.inspector = nil
    inner.containers.presenter = context
    inner.containers.visibility = visibility
    let collector = PreferenceCollector(graph, below: nil) { [weak self] in self?.collect() }
    self.collector = collector
    inner.containers.collector = collector
    if presenter.kind == .menu { return }
    inner.setPresentation { [weak self] in
      if let self, isAlive { self.presenter.dismiss() }
    }
  }

  final override var scopeForChildren: EnvironmentScope { inner }
  override var liesOverWindow: Bool { true }
  final override var wrappingForChildren: ItemWrapping {
    presenter.kind == .menu ? .menuItem : .none
  }

  func waitForDismissal() { visibility.appearAfterDismissal(graph.effects) }

  final override func refresh() {
    super.refresh()
    let reader = inheritedReader ?? EnvironmentReader(self)
    inheritedReader = reader
    let values = EnvironmentValues(scope, reader: reader)
    let old = inherited
    inherited = Inherited(
      direction: values.layoutDirection, tint: values.tint, textSize: values.ownTextSize,
      hasFocusEffect: values.isFocusEffectEnabled)
    guard inherited != old else { return }
    for ((property, value), (_, before)) in zip(inherited.properties, old.properties)
    where value != before {
      send(property, value)
    }
  }

  /// Tells the host which element the popover belongs to: the first one of the presenter's content.
  final func updateSource() {
    guard presenter.kind == .popover else { return }
    var elements: ContiguousArray<ElementID> = []
    presenter.child?.collectElements(&elements)
    guard source != elements.first else { return }
    source = elements.first
    send(.sourceElement, source.map { .text($0.description) })
  }

  func show() {
    refresh()
    updateSource()
    child = presenter.makeContent(in: self)
    finish()
  }

  // MARK: Traits of the content

  private func collect() {
    guard isAlive else { return }
    var disabled: Bool?
    reducePreference(InteractiveDismissDisabledKey.self, into: &disabled)
    var indicator: Visibility?
    reducePreference(DragIndicatorKey.self, into: &indicator)
    var new = Traits(isDismissDisabled: disabled ?? false)
    new.dragIndicator = indicator?.isShown
    if let choice {
      new.detents = choice.detents.sorted()
      let wanted = choice.selection?.wrappedValue ?? chosen
      new.detent = wanted.flatMap { choice.detents.contains($0) ? $0 : nil } ?? new.detents.first
    }
    new.look = look(for: PresentationLookKey.self)
    apply(new)
    collectTraits()
  }

  /// Called when the preferences of the content may have changed.
  func collectTraits() {}

  private var choice: DetentChoice? {
    var choice: DetentChoice??
    reducePreference(DetentsKey.self, into: &choice)
    return choice ?? nil
  }

  private func apply(_ new: Traits) {
    let old = traits
    traits = new
    if old.isDismissDisabled != new.isDismissDisabled {
      send(.dismissDisabled, new.isDismissDisabled ? .bool(true) : nil)
    }
    if old.detents != new.detents {
      let values = new.detents.map(\.value)
      send(.detents, values.isEmpty ? nil : .detents(values))
    }
    if old.detent != new.detent { send(.detent, new.detent?.value.propertyValue) }
    send(new.look.properties(at: new.detent), after: old.look.properties(at: old.detent))
    if old.dragIndicator != new.dragIndicator {
      send(.dragIndicator, new.dragIndicator.map { .bool($0) })
    }
  }

  private func resize(to height: DetentValue) throws(HostEventError) {
    guard let choice, let detent = choice.detents.first(where: { $0.value == height }) else {
      throw .unsupported
    }
    if let selection = choice.selection {
      selection.wrappedValue = detent
    } else {
      chosen = detent
    }
    collector?.changed()
  }

  override func didUnmount() { inheritedReader?.end() }

  override func handle(_ action: HostEvent.Action) throws(HostEventError) {
    switch action {
    case .dismiss:
      guard !traits.isDismissDisabled else { throw .disabled }
      presenter.dismiss()
    case .resize(let height): try resize(to: height)
    default: throw .unsupported
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}
