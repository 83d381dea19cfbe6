// SPDX-License-Identifier: MIT

/// The binding of a link that says whether its screen is shown.
///
/// A class, so that links of other kinds do not pay for its size; not isolated, since links are made
/// anywhere. What it does is done on the main actor.
class LinkActivation {
  /// Where the binding's value lives.
  let location: any BindingLocation

  init(_ location: any BindingLocation) { self.location = location }

  /// Has the binding push the link's screen; `old` is what did so for an older value of the link.
  @MainActor
  func connect(
    _ link: any ScreenSource, to stack: StackNode, on screen: ScreenNode, after old: LinkActivation?
  ) {}

  /// What pushes the link's screen.
  @MainActor
  var pusher: PushDriver? { nil }

  /// The link is gone.
  @MainActor
  func disconnect(_ link: any ScreenSource) {}

  /// Whether the binding says that the link's screen is to be shown.
  @MainActor
  var isOn: Bool { false }

  /// Writes that the link's screen is to be shown.
  @MainActor
  func activate() {}
}

/// A link that is shown while a flag is true (L1).
final class FlagActivation: LinkActivation {
  private let flag: Binding<Bool>
  private var driver: FlagDriver?

  @MainActor
  override var pusher: PushDriver? { driver }

  @MainActor
  override var isOn: Bool { flag.wrappedValue }

  init(_ flag: Binding<Bool>) {
    self.flag = flag
    super.init(flag.location)
  }

  @MainActor
  override func connect(
    _ link: any ScreenSource, to stack: StackNode, on screen: ScreenNode, after old: LinkActivation?
  ) {
    if let known = (old as? FlagActivation)?.driver {
      driver = known
      known.receive(flag)
    } else {
      old?.disconnect(link)
      driver = FlagDriver(flag, link, of: stack, on: screen)
    }
  }

  @MainActor
  override func disconnect(_ link: any ScreenSource) {
    driver?.end()
    driver = nil
  }

  @MainActor
  override func activate() { flag.wrappedValue = true }
}

/// A link that is shown while a selection holds its tag (L2).
final class SelectionActivation<Tag: Hashable>: LinkActivation {
  private let tag: Tag
  private let selection: Binding<Tag?>
  private var driver: SelectionDriver<Tag>?

  @MainActor
  override var pusher: PushDriver? { driver }

  @MainActor
  override var isOn: Bool { selection.wrappedValue == tag }

  init(_ tag: Tag, _ selection: Binding<Tag?>) {
    self.tag = tag
    self.selection = selection
    super.init(selection.location)
  }

  @MainActor
  override func connect(
    _ link: any ScreenSource, to stack: StackNode, on screen: ScreenNode, after old: LinkActivation?
  ) {
    let new = SelectionDriver.of(selection, stack: stack, screen: screen)
    if let old = old as? SelectionActivation<Tag>, old.tag == tag, old.driver === new {
      driver = new
      return
    }
    driver = new
    new.add(link, for: tag)
    // The same selection behind a newer binding goes on showing the screen.
    if let old = old?.pusher, old.shown === link { new.shown = link }
    old?.disconnect(link)
  }

  @MainActor
  override func disconnect(_ link: any ScreenSource) {
    driver?.remove(link, for: tag)
    driver = nil
  }

  @MainActor
  override func activate() { selection.wrappedValue = tag }
}
