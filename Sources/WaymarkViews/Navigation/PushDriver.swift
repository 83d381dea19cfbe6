// SPDX-License-Identifier: MIT

/// Pushes a screen while a binding says so, and is told when the screen goes.
///
/// One for each `isActive:` link and for each `isPresented:` or `item:` destination; links that
/// share a selection share one, so that a change of the selection costs the same however many
/// links there are.
@MainActor
class PushDriver {
  /// The screen on which the links or the destination are declared.
  private(set) weak var screen: ScreenNode?
  private(set) weak var stack: StackNode?
  /// What it has on the stack.
  weak var shown: (any ScreenSource)?
  private let reader: BindingReader

  init(_ location: any BindingLocation, of stack: StackNode, on screen: ScreenNode) {
    self.stack = stack
    self.screen = screen
    reader = BindingReader(stack)
    stack.add(self)
    reader.follow(reading: location)
  }

  /// What is to be pushed now.
  var wanted: (any ScreenSource)? { nil }

  /// Looks for what is to be pushed among rows that are not there (L5).
  func search() {}

  /// How what is shown differs from what the binding holds now.
  enum Change {
    /// Its content has changed.
    case content
    /// It is something else.
    case identity
  }

  /// Takes over what the binding holds now; nil where that is what is shown.
  func takeChange() -> Change? { nil }

  /// Writes that `source` is not to be shown, if the binding still says so.
  func clear(_ source: any ScreenSource) {}

  final func follow(_ location: any BindingLocation) {
    reader.follow(reading: location)
    stack?.pathChanged()
  }

  /// Watches the binding again after a change.
  final func observe() { reader.observe() }

  /// Nobody drives anything with it any more.
  final func end() {
    reader.end()
    stack?.remove(self)
  }
}

/// Pushes while a flag is true (L1, N13).
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

/// Pushes the link whose tag is the selection (L2).
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

  /// The driver of a selection on a screen, made if it is the first link's.
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
    // Of several links with one tag the first is meant.
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
