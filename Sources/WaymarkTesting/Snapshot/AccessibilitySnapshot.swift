// SPDX-License-Identifier: MIT

import WaymarkRender

/// What a person, a screen reader and a test can find in a tree of elements.
///
/// Holds the top screen of the selected tab in each presentation layer, front first. Under a
/// sheet elements are there but cannot be hit; under a push, in a tab that is not selected and
/// under a cover they are not there. Bars are made from the properties of screens and tabs.
/// Containers are passed through unless they have an identifier, a label or a tap of their own.
struct AccessibilitySnapshot {
  /// One element, with all that a query asks of it.
  struct Element {
    var type: XCUIElement.ElementType
    /// The element of the tree that it is, or is made from.
    var id: ElementID?
    /// Whether it is a choice of actions.
    var isDialog = false
    var identifier = ""
    var label = ""
    var value: String?
    var placeholder: String?
    /// The words inside a button or a cell, each of which finds it, too.
    var words: [String] = []
    var isEnabled = true
    var isSelected = false
    var isHittable = true
    /// What a tap on the element itself does.
    var tap: HostEvent?
    /// What a long press on the element itself does: it may open a menu.
    var press: HostEvent?
    /// The picker whose choices a tap shows.
    var chooses: ElementID?
    /// What `adjust` does to the element.
    var adjustment: Adjustment?
    /// What two taps on the element itself do, where one does nothing.
    var doubleTap: HostEvent?
    /// Whether what is typed goes to the element.
    var hasFocus = false
    /// What swipes do to the row that it is.
    var swipes: [RowEdge: RowSwipe] = [:]
    /// What covers the actions again that the row that it is shows.
    var cover: HostEvent?
    /// The edge at which it shows them.
    var revealed: RowEdge?
    /// Whether the row that it is in is moved by it.
    var isHandle = false
    /// What a pull does to the list or scroll view that it is.
    var refresh: HostEvent?
    /// What a swipe down does: it closes the sheet that the element is in.
    var swipeDown: HostEvent?
    /// What a swipe from the screen's edge does: it leads back.
    var swipeBack: HostEvent?
    /// The text field that typing goes to, and what it holds.
    var field: Field?
    /// Whether the app does something at Return there.
    var submits = false
    /// Whether Return breaks the line there.
    var isMultiline = false
    var parent: Int?
    /// The end of the element's descendants, which follow it.
    var end = 0
  }

  struct Field {
    var id: ElementID
    var text: String
  }

  /// Rows that are not there until somebody scrolls to them.
  struct Gap {
    /// The element that comes after them.
    var place: Int
    var id: ElementID
    var count: Int
    /// Whether the rows that are there come before it.
    var isAfter: Bool
    /// Whether one scrolls from side to side.
    var isAcross: Bool
  }

  /// The elements, parents before their children; the first is the application.
  private(set) var elements: [Element] = []
  private var gaps: [Gap] = []

  /// A snapshot without elements: of an app that does not run.
  init() {}

  /// The snapshot of a running app.
  ///
  /// - Parameters:
  ///   - tree: What the app shows.
  ///   - picker: The picker whose choices lie over it.
  init(_ tree: ElementTree, choosingIn picker: ElementID? = nil) {
    var builder = SnapshotBuilder(tree: tree, picker: picker)
    builder.add(Element(type: .application)) { builder in
      for window in tree.windows { builder.visit(window) }
    }
    elements = builder.elements
    gaps = builder.gaps
  }

  /// What scrolling does that begins on an element: the nearest list or scroll view around it that
  /// can go on in that direction, else the first one inside it, shows what comes next.
  ///
  /// Nil where nothing can.
  func scroll(from index: Int, toLater: Bool, isAcross: Bool) -> HostEvent? {
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

  /// What an element is, to find it again in a later snapshot.
  struct Identity: Hashable {
    var id: ElementID?
    var type: XCUIElement.ElementType
    /// How many of the same come before it: a bar is made of several texts.
    var ordinal: Int
  }

  func identity(of index: Int) -> Identity {
    let (id, type) = (elements[index].id, elements[index].type)
    let ordinal = elements[..<index].count { $0.id == id && $0.type == type }
    return Identity(id: id, type: type, ordinal: ordinal)
  }

  /// The element that takes a tap on an element; nil when nothing does.
  ///
  /// It is the element itself, else the nearest one around it, as touches do; but a cell passes
  /// the tap to its first button, unless that is a stepper's.
  func tapTarget(of index: Int) -> Int? {
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

  /// What a long press on an element does, if it or one around it has a menu; in a cell, also that
  /// of what is in it.
  func pressEvent(of index: Int) -> HostEvent? {
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
  /// What two taps on an element do, if it or one around it takes no single one.
  func doubleTapEvent(of index: Int) -> HostEvent? {
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
  /// A screen of what is next to what is there.
  fileprivate var scrolledTo: HostEvent {
    HostEvent(.visibleRange(first: isAfter ? 0 : max(0, count - 20), count: 20), on: id)
  }
}

extension AccessibilitySnapshot.Element {
  fileprivate var takesTap: Bool { tap != nil || chooses != nil }
  fileprivate var takesTapOfCell: Bool { type == .button && takesTap }

  /// Whether a key names the element: its identifier, label or placeholder.
  func isNamed(_ key: String) -> Bool {
    identifier == key || label == key || placeholder == key
  }
}
