// SPDX-License-Identifier: MIT

package import WaymarkRender

/// The elements that a person, a screen reader or a test can find.
///
/// Contains the top screen of the selected tab in each presentation layer, the frontmost first.
/// Elements behind a sheet exist but are not hittable. Elements below a pushed screen, in an
/// unselected tab or behind a cover do not exist. Bars are derived from the properties of screens
/// and tabs. Containers appear only if they have an identifier, a label or a tap action.
package struct AccessibilitySnapshot {
  /// An element with its attributes and events.
  package struct Element {
    package var type: XCUIElementType
    /// The element of the tree from which this one is derived.
    package var id: ElementID?
    /// Whether the element is a confirmation dialog.
    package var isDialog = false
    package var identifier = ""
    package var label = ""
    package var value: String?
    package var placeholder: String?
    /// The texts inside a button or a cell, each of which also identifies it.
    package var texts: [String] = []
    package var isEnabled = true
    package var isSelected = false
    package var isHittable = true
    /// The event of a tap on the element.
    package var tap: HostEvent?
    /// The event of a long press on the element, which may open a menu.
    package var press: HostEvent?
    /// The picker whose options a tap shows.
    package var chooses: ElementID?
    /// The adjustment that `adjust` performs.
    package var adjustment: Adjustment?
    /// The event of a double tap, if a single tap has no effect.
    package var doubleTap: HostEvent?
    /// Whether the element has the keyboard focus.
    package var hasFocus = false
    /// The swipe actions of the row.
    package var swipes: [RowEdge: RowSwipe] = [:]
    /// The event that hides the revealed actions of the row.
    package var cover: HostEvent?
    /// The edge with revealed actions.
    package var revealed: RowEdge?
    /// Whether the element is the handle that moves its row.
    package var isHandle = false
    /// The event that refreshes the list or scroll view.
    package var refresh: HostEvent?
    /// The event of a swipe down, which dismisses the sheet that contains the element.
    package var swipeDown: HostEvent?
    /// The event of a swipe from the screen's edge, which goes back.
    package var swipeBack: HostEvent?
    /// The text field that receives typed text, and its current text.
    package var field: Field?
    /// Whether the app handles Return in the field.
    package var submits = false
    /// Whether Return inserts a line break in the field.
    package var isMultiline = false
    package var parent: Int?
    /// The end index of the descendants, which follow the element.
    package var end = 0
  }

  package struct Field {
    package var id: ElementID
    package var text: String
  }

  /// Rows that are not realised until they are scrolled into view.
  package struct Gap {
    /// The index of the element after the rows.
    package var place: Int
    package var id: ElementID
    package var count: Int
    /// Whether the realised rows precede the gap.
    package var isAfter: Bool
    /// Whether the rows scroll horizontally.
    package var isAcross: Bool
  }

  /// The elements, parents before children; the first is the application.
  package private(set) var elements: [Element] = []
  private var gaps: [Gap] = []

  /// Creates an empty snapshot, for an app that is not running.
  package init() {}

  /// Creates a snapshot of a running app.
  ///
  /// - Parameters:
  ///   - tree: The element tree of the app.
  ///   - picker: The picker whose options are open.
  package init(_ tree: ElementTree, choosingIn picker: ElementID? = nil) {
    var builder = SnapshotBuilder(tree: tree, picker: picker)
    builder.add(Element(type: .application)) { builder in
      for window in tree.windows { builder.visit(window) }
    }
    elements = builder.elements
    gaps = builder.gaps
  }

  /// Returns the event of scrolling that begins on an element, or nil if nothing can scroll.
  ///
  /// The nearest ancestor that can scroll in that direction scrolls, or else the first descendant.
  package func scroll(from index: Int, toLater: Bool, isAcross: Bool) -> HostEvent? {
    let gaps = gaps.filter { $0.isAfter == toLater && $0.isAcross == isAcross }
    func gap(in index: Int) -> Gap? {
      let inside = gaps.filter { index < $0.place && $0.place <= elements[index].end }
      return toLater ? inside.first : inside.last
    }
    var next: Int? = index
    while let here = next {
      let isScroller = [.collectionView, .scrollView].contains(elements[here].type)
      if isScroller || here == index, let found = gap(in: here) { return found.scrolledTo }
      next = elements[here].parent
    }
    return nil
  }

  /// The identity of an element across snapshots.
  package struct Identity: Hashable {
    package var id: ElementID?
    package var type: XCUIElementType
    /// The number of equal elements before it, because a bar contains several texts.
    package var ordinal: Int
  }

  package func identity(of index: Int) -> Identity {
    let (id, type) = (elements[index].id, elements[index].type)
    let ordinal = elements[..<index].count { $0.id == id && $0.type == type }
    return Identity(id: id, type: type, ordinal: ordinal)
  }

  /// Returns the element that handles a tap on an element, or nil.
  ///
  /// It is the element itself or its nearest ancestor, as with touches. A cell passes the tap to
  /// its first button, unless that belongs to a stepper.
  package func tapTarget(of index: Int) -> Int? {
    if elements[index].takesTap { return index }
    if elements[index].type == .cell {
      let inside = (index + 1)..<elements[index].end
      let button = inside.first { one in
        elements[one].takesTapOfCell
          && elements[one].parent.map { elements[$0].type } != .stepper
      }
      if let button { return button }
    }
    var next = elements[index].parent
    while let parent = next {
      if elements[parent].takesTap { return parent }
      next = elements[parent].parent
    }
    return nil
  }

  /// Returns the event of a long press on an element with a menu, on an ancestor, or inside a cell.
  package func pressEvent(of index: Int) -> HostEvent? {
    var next: Int? = index
    while let here = next {
      if let press = elements[here].press { return press }
      if elements[here].type == .cell {
        let inside = elements[(here + 1)..<elements[here].end]
        if let press = inside.lazy.compactMap(\.press).first { return press }
      }
      next = elements[here].parent
    }
    return nil
  }
}

extension AccessibilitySnapshot {
  /// Returns the event of a double tap on an element, unless a single tap has an effect.
  package func doubleTapEvent(of index: Int) -> HostEvent? {
    var next: Int? = index
    while let here = next {
      if let tap = elements[here].doubleTap { return tap }
      if elements[here].tap != nil { return nil }
      next = elements[here].parent
    }
    return nil
  }
}

extension AccessibilitySnapshot.Gap {
  /// The event that realises the adjacent screen of rows.
  fileprivate var scrolledTo: HostEvent {
    HostEvent(.visibleRange(first: isAfter ? 0 : max(0, count - 20), count: 20), on: id)
  }
}

extension AccessibilitySnapshot.Element {
  fileprivate var takesTap: Bool { tap != nil || chooses != nil }
  fileprivate var takesTapOfCell: Bool { type == .button && takesTap }

  /// Returns whether the key is the element's identifier, label or placeholder.
  package func isNamed(_ key: String) -> Bool {
    identifier == key || label == key || placeholder == key
  }
}
