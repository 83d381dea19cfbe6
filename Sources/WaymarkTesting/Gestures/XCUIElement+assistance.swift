// SPDX-License-Identifier: MIT

import WaymarkRender

// XCUITest has none of these: it cannot do what a screen reader does. The names are UIKit's.

extension XCUIElement {
  /// The names of the actions that a screen reader offers for the element, those of what is around
  /// it included, the nearest first.
  public var accessibilityActionNames: [String] {
    guard let (snapshot, index) = driver.find(path, for: "accessibilityActionNames") else {
      return []
    }
    return driver.around(snapshot.elements[index].id).flatMap(\.actions)
      .filter { $0.hasPrefix("=") }.map { String($0.dropFirst()) }
  }

  /// Has a screen reader do one of the element's named actions.
  ///
  /// It is one of the element itself, of what is around it, or else of what is inside. Fails the
  /// test when there is none of that name, and when the element is not there or not hittable.
  public func performAccessibilityAction(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    perform("=" + name, "performAccessibilityAction(\"\(name)\")", at: place)
  }

  /// Has a screen reader activate the element: its default action, or else a tap.
  public func accessibilityActivate(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    let verb = "accessibilityActivate()"
    guard let (snapshot, index) = driver.touch(path, verb, at: place) else { return }
    let isThere = driver.assisted(snapshot.elements[index].id, { $0.actions.contains(":default") })
    if isThere == nil { tap(verb, at: place) } else { perform(":default", verb, at: place) }
  }

  /// Has a screen reader leave what is presented, by `accessibilityAction(.escape)`.
  public func accessibilityPerformEscape(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    perform(":escape", "accessibilityPerformEscape()", at: place)
  }

  /// Has a screen reader do what matters most, by `accessibilityAction(.magicTap)`.
  public func accessibilityPerformMagicTap(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    perform(":magicTap", "accessibilityPerformMagicTap()", at: place)
  }

  /// Has a screen reader increment the element, by `accessibilityAdjustableAction`.
  public func accessibilityIncrement(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    assist(.increment, "accessibilityIncrement()", at: place) { $0.isTrue(.adjustable) }
  }

  /// Has a screen reader decrement the element, by `accessibilityAdjustableAction`.
  public func accessibilityDecrement(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    assist(.decrement, "accessibilityDecrement()", at: place) { $0.isTrue(.adjustable) }
  }

  private func perform(_ line: String, _ verb: String, at place: SourcePlace) {
    assist(.perform(line), verb, at: place) { $0.actions.contains(line) }
  }

  private func assist(
    _ action: HostEvent.Action, _ verb: String, at place: SourcePlace,
    where isMeant: (ElementTree.Element) -> Bool
  ) {
    guard let (snapshot, index) = driver.touch(path, verb, at: place) else { return }
    guard let target = driver.assisted(snapshot.elements[index].id, isMeant) else {
      return driver.fail(verb, path, "the element has no such action")
    }
    driver.send(HostEvent(action, on: target), verb, path)
  }
}

extension Driver {
  /// An element and those around it, the innermost first.
  fileprivate func around(_ id: ElementID?) -> [ElementTree.Element] {
    Array(sequence(first: id.flatMap { host.tree[$0] }) { $0?.parent.map { self.host.tree[$0] } })
      .compactMap(\.self)
  }

  /// The nearest element that is meant: the one of an id, one around it, or one inside it.
  fileprivate func assisted(
    _ id: ElementID?, _ isMeant: (ElementTree.Element) -> Bool
  ) -> ElementID? {
    if let found = around(id).first(where: isMeant) { return found.id }
    var next = id.flatMap { host.tree[$0]?.children } ?? []
    while !next.isEmpty {
      let elements = next.compactMap { host.tree[$0] }
      if let found = elements.first(where: isMeant) { return found.id }
      next = elements.flatMap(\.children)
    }
    return nil
  }
}

extension ElementTree.Element {
  fileprivate var actions: [String] {
    text(.actions)?.split(separator: "\n").map(String.init) ?? []
  }
}
