// SPDX-License-Identifier: MIT

import WaymarkHeadless
import WaymarkRender

// XCUITest has no equivalent, because it does not simulate a screen reader. The names are UIKit's.

extension XCUIElement {
  /// The names of the element's accessibility actions, followed by those of its ancestors.
  public var accessibilityActionNames: [String] {
    guard let (snapshot, index) = driver.find(path, for: "accessibilityActionNames") else {
      return []
    }
    return driver.around(snapshot.elements[index].id).flatMap(\.actions).compactMap { action in
      if case .named(let name) = action { name } else { nil }
    }
  }

  /// Performs a named accessibility action.
  ///
  /// The action belongs to the element, to an ancestor, or to a descendant, in this order. Fails
  /// the test if no action has the name, or if the element does not exist or is not hittable.
  public func performAccessibilityAction(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    perform(.named(name), "performAccessibilityAction(\"\(name)\")", at: place)
  }

  /// Performs the default accessibility action of the element, or taps it if it has none.
  public func accessibilityActivate(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    let verb = "accessibilityActivate()"
    guard let (snapshot, index) = driver.touch(path, verb, at: place) else { return }
    let isThere = driver.assisted(
      snapshot.elements[index].id, { $0.actions.contains(.standard(.default)) })
    if isThere == nil {
      tap(verb, at: place)
    } else {
      perform(.standard(.default), verb, at: place)
    }
  }

  /// Performs the escape action of the element, as set by `accessibilityAction(.escape)`.
  public func accessibilityPerformEscape(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    perform(.standard(.escape), "accessibilityPerformEscape()", at: place)
  }

  /// Performs the magic tap of the element, as set by `accessibilityAction(.magicTap)`.
  public func accessibilityPerformMagicTap(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    perform(.standard(.magicTap), "accessibilityPerformMagicTap()", at: place)
  }

  /// Increments the element, as set by `accessibilityAdjustableAction`.
  public func accessibilityIncrement(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    assist(.increment, "accessibilityIncrement()", at: place) { $0.isTrue(.adjustable) }
  }

  /// Decrements the element, as set by `accessibilityAdjustableAction`.
  public func accessibilityDecrement(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    assist(.decrement, "accessibilityDecrement()", at: place) { $0.isTrue(.adjustable) }
  }

  private func perform(_ action: ActionValue, _ verb: String, at place: SourcePlace) {
    assist(.perform(action), verb, at: place) { $0.actions.contains(action) }
  }

  private func assist(
    _ action: HostEvent.Action, _ verb: String, at place: SourcePlace,
    where isMeant: (ElementTree.Element) -> Bool
  ) {
    guard let (snapshot, index) = driver.touch(path, verb, at: place) else { return }
    guard let target = driver.assisted(snapshot.elements[index].id, isMeant) else {
      return driver.fail(verb, path, "the element has no such accessibility action")
    }
    driver.send(HostEvent(action, on: target), verb, path)
  }
}

extension Driver {
  /// The element and its ancestors, the element first.
  fileprivate func around(_ id: ElementID?) -> [ElementTree.Element] {
    Array(sequence(first: id.flatMap { host.tree[$0] }) { $0?.parent.map { self.host.tree[$0] } })
      .compactMap(\.self)
  }

  /// Returns the element with an id, its nearest ancestor, or its first descendant.
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
  fileprivate var actions: [ActionValue] { self[.actions] ?? [] }
}
