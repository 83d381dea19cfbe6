// SPDX-License-Identifier: MIT

/// What the modifiers around the content of a tab say of it, before the content has nodes.
@MainActor
struct TabMarks {
  /// The outermost tag.
  private(set) var tag: AnyHashable?
  /// The outermost badge.
  fileprivate(set) var badge: String?

  init(of content: some View) { read(content) }

  /// Reads a view and, as far as its type says what is inside, the views in it.
  mutating func read(_ view: any View) {
    if let marking = view as? any TabMarking {
      marking.mark(&self)
    } else if let naming = view as? any NamingView {
      read(naming.inside)
    }
  }

  fileprivate mutating func add(tag: AnyHashable) { self.tag = self.tag ?? tag }
  mutating func add(badge: String?) { self.badge = self.badge ?? badge }
}

/// A view that says something of the tab whose content it is, or surrounds what may.
@MainActor
protocol TabMarking {
  func mark(_ tab: inout TabMarks)
}

extension TagView: TabMarking {
  @MainActor
  func mark(_ tab: inout TabMarks) {
    tab.add(tag: tag.value)
    tab.read(content)
  }
}

extension BoxView: TabMarking {
  @MainActor
  func mark(_ tab: inout TabMarks) {
    let badge = tab.badge
    tab.read(content)
    // A badge inside of an element is not the tab's.
    tab.badge = badge
  }
}

extension Group: TabMarking where Content: View {
  @MainActor
  func mark(_ tab: inout TabMarks) { tab.read(content) }
}

extension Optional: TabMarking where Wrapped: View {
  @MainActor
  func mark(_ tab: inout TabMarks) {
    if let self { tab.read(self) }
  }
}

extension _ConditionalContent: TabMarking where TrueContent: View, FalseContent: View {
  @MainActor
  func mark(_ tab: inout TabMarks) { tab.read(branch) }
}
