// SPDX-License-Identifier: MIT

/// Pushes a screen while a binding requests it, and is notified when the screen is removed.
///
/// There is one driver for each `isActive:` link and for each `isPresented:` or `item:`
/// destination. Links that share a selection share a driver, so that the cost of a selection change
/// is independent of the number of links.
@MainActor
class PushDriver {
  /// The screen that declares the links or the destination.
  private(set) weak var screen: ScreenNode?
  private(set) weak var stack: StackNode?
  /// The source of the pushed screen.
  weak var shown: (any ScreenSource)?
  private let reader: BindingReader

  init(_ location: any BindingLocation, of stack: StackNode, on screen: ScreenNode) {
    self.stack = stack
    self.screen = screen
    reader = BindingReader(stack)
    if screen.visibility.isInApp {
      stack.add(self)
    } else {
      screen.visibility.wait { [weak self, weak stack] in
        if let self { stack?.add(self) }
      }
    }
    reader.follow(reading: location)
  }

  /// The source that should be pushed now.
  var wanted: (any ScreenSource)? { nil }

  /// Searches for the source in rows that are not realised (L5).
  func search() {}

  /// The difference between the displayed content and the binding's value.
  enum Change {
    /// The content has changed.
    case content
    /// It is another item.
    case identity
  }

  /// Adopts the binding's value; returns nil if it is already displayed.
  func adoptChange() -> Change? { nil }

  /// Writes the binding to remove `source`, if it still requests it.
  func clear(_ source: any ScreenSource) {}

  final func follow(_ location: any BindingLocation) {
    reader.follow(reading: location)
    stack?.pathChanged()
  }

  /// Restarts the observation of the binding after a change.
  final func observe() { reader.observe() }

  /// Ends the driver when it has no users any more.
  final func end() {
    reader.end()
    stack?.remove(self)
  }
}

/// Pushes a screen while a flag is true (L1, N13).
final class FlagDriver: PushDriver {
  private var flag: Binding<Bool>
  private weak var source: (any ScreenSource)?

  init(
    _ flag: Binding<Bool>, _ source: any ScreenSource, of stack: StackNode, on screen: ScreenNode
  ) {
    self.flag = flag
    self.source = source
    super.init(flag.location, of: stack, on: screen)
  }

  func receive(_ new: Binding<Bool>) {
    flag = new
    follow(new.location)
  }

  override var wanted: (any ScreenSource)? { flag.wrappedValue ? source : nil }

  override func clear(_ source: any ScreenSource) {
    if flag.wrappedValue { flag.wrappedValue = false }
  }
}

/// Pushes the link whose tag is selected (L2).
final class SelectionDriver<Tag: Hashable>: PushDriver {
  private struct WeakLink {
    weak var link: (any ScreenSource)?
  }

  private(set) var selection: Binding<Tag?>
  private var links: [Tag: WeakLink] = [:]

  init(_ selection: Binding<Tag?>, of stack: StackNode, on screen: ScreenNode) {
    self.selection = selection
    super.init(selection.location, of: stack, on: screen)
  }

  /// Returns the driver of a selection on a screen, which is created for the first link.
  static func of(
    _ selection: Binding<Tag?>, stack: StackNode, screen: ScreenNode
  ) -> SelectionDriver {
    stack.driver { (known: SelectionDriver<Tag>) in
      known.screen === screen
        && (known.selection.location === selection.location
          || known.selection.location.isSame(as: selection.location))
    } ?? SelectionDriver(selection, of: stack, on: screen)
  }

  func add(_ link: any ScreenSource, for tag: Tag) {
    // If several links have the same tag, the first is used.
    guard links[tag]?.link == nil else { return }
    links[tag] = WeakLink(link: link)
    stack?.pathChanged()
  }

  func remove(_ link: any ScreenSource, for tag: Tag) {
    guard links[tag]?.link === link || links[tag]?.link == nil else { return }
    links[tag] = nil
    if links.isEmpty { end() }
    stack?.pathChanged()
  }

  override var wanted: (any ScreenSource)? { selection.wrappedValue.flatMap { links[$0]?.link } }

  override func search() {
    guard let tag = selection.wrappedValue, links[tag]?.link == nil, let screen else { return }
    screen.lists.find(AnyHashable(tag)) { links[tag]?.link != nil }
  }

  override func clear(_ source: any ScreenSource) {
    guard let tag = selection.wrappedValue, links[tag]?.link === source else { return }
    selection.wrappedValue = nil
  }
}
