// SPDX-License-Identifier: MIT

/// The binding of a link that determines whether its screen is shown.
///
/// A class, so that other links do not pay for its size. Not isolated, since links are created
/// anywhere; its work runs on the main actor.
class LinkActivation {
  /// The location of the binding's value.
  let location: any BindingLocation

  init(_ location: any BindingLocation) { self.location = location }

  /// Connects the binding, which then pushes the link's screen; `old` is the activation of an older
  /// link value.
  @MainActor
  func connect(
    _ link: any ScreenSource, to stack: StackNode, on screen: ScreenNode, after old: LinkActivation?
  ) {}

  /// The driver that pushes the link's screen.
  @MainActor
  var pusher: PushDriver? { nil }

  /// Called when the link is unmounted.
  @MainActor
  func disconnect(_ link: any ScreenSource) {}

  /// Whether the binding requests the link's screen.
  @MainActor
  var isOn: Bool { false }

  /// Writes the binding to request the link's screen.
  @MainActor
  func activate() {}
}

/// An activation while a flag is true (L1).
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

/// An activation while a selection equals its tag (L2).
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
    // A newer binding to the same selection keeps the screen.
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
