// SPDX-License-Identifier: MIT

import Foundation
package import WaymarkRender
@_spi(Host) package import WaymarkViews

/// The code of a UI test, which grows with each input.
package struct TestScript {
  private enum Statement {
    case code(String)
    /// Text that is typed into a field.
    case typing(String, into: String)
  }

  /// XCUITest's character of the delete key.
  private static let delete = "\u{8}"

  private let name: String
  private var statements: [Statement] = []

  /// Creates a test without actions.
  package init(_ name: String) { self.name = name }

  /// The code of the test's function.
  package var text: String {
    let lines = statements.map { statement in
      switch statement {
      case .code(let code): code
      case .typing(let text, let field): "\(field).typeText(\(text.debugDescription))"
      }
    }
    return """
      @MainActor
      func \(name)() async throws {
        let app = XCUIApplication()
        app.launch()
        \((lines + ["await app.settle()"]).joined(separator: "\n  "))
      }

      """
  }

  /// Adds an input that an app receives which shows some elements.
  package mutating func add(
    _ input: SceneInput, in snapshot: AccessibilitySnapshot, _ tree: ElementTree
  ) {
    switch input {
    case .link(let url): open(url)
    case .activity(let activity):
      if let url = activity.webpageURL { open(url) }
    case .phase(.background): add("XCUIDevice.shared.press(.home)")
    case .phase(.active): add("app.activate()")
    case .event(let event): add(event, snapshot, tree)
    case .phase(.inactive), .window, .appearance, .arrival, .rejection: break
    }
  }

  /// Adds that time passes, in seconds.
  package mutating func advance(by seconds: Double) {
    add("await app.clock.advance(by: .seconds(\(seconds)))")
  }

  private mutating func add(_ code: String) { statements.append(.code(code)) }

  private mutating func open(_ url: URL) {
    add("app.open(try #require(URL(string: \(url.absoluteString.debugDescription))))")
  }

  private mutating func add(
    _ event: HostEvent, _ snapshot: AccessibilitySnapshot, _ tree: ElementTree
  ) {
    func index(where isMatch: (AccessibilitySnapshot.Element) -> Bool) -> Int? {
      let found = snapshot.elements.indices.filter { isMatch(snapshot.elements[$0]) }
      return found.first { snapshot.elements[$0].isHittable } ?? found.first
    }
    if let index = index(where: { $0.tap == event }) {
      return add("\(snapshot.code(for: index)).tap()")
    }
    switch event.action {
    case .changeText(let text):
      guard let index = index(where: { $0.field?.id == event.target }) else { break }
      return type(text, into: index, snapshot)
    case .submit:
      guard let index = index(where: { $0.field?.id == event.target }) else { break }
      return type("\n", snapshot.code(for: index))
    case .press, .openMenu:
      guard let index = index(where: { $0.press == event }) else { break }
      return add("\(snapshot.code(for: index)).press(forDuration: 1)")
    case .select:
      guard let picker = tree.picker(of: event.target), let name = tree.title(of: event.target),
        let index = index(where: { $0.chooses == picker })
      else { break }
      add("\(snapshot.code(for: index)).tap()")
      return add("app.buttons[\(name.debugDescription)].tap()")
    case .dismiss:
      guard index(where: { $0.swipeDown == event }) != nil else { break }
      return add("app.swipeDown()")
    case .back:
      guard index(where: { $0.swipeBack == event }) != nil else { break }
      return add("app.swipeRight()")
    case .reveal(let edge?):
      guard let index = index(where: { $0.swipes[edge] != nil && $0.id == event.target }) else {
        break
      }
      let verb = edge == .trailing ? "swipeLeft" : "swipeRight"
      return add("\(snapshot.code(for: index)).\(verb)()")
    case .refresh:
      guard let index = index(where: { $0.refresh == event }) else { break }
      return add("\(snapshot.code(for: index)).swipeDown()")
    case .chooseFiles(let files):
      guard let index = index(where: { $0.id == event.target }) else { break }
      let urls = files.map { "URL(fileURLWithPath: \($0.path.debugDescription))" }
      return add(
        "\(snapshot.code(for: index)).chooseFiles([\(urls.joined(separator: ", "))])")
    case .touch(let touch) where touch.phase != .began: return
    case .touch: return add("// A gesture without an equivalent")
    case .keyPress(let press) where press.phase == .up: return
    case .drop(let drop) where drop.phase == .dropped:
      guard case .element(let source) = drop.source,
        let from = index(where: { $0.id.map { tree.isInside($0, source) } == true }),
        let to = index(where: { $0.id.map { tree.isInside($0, event.target) } == true })
      else { break }
      let (start, end) = (snapshot.code(for: from), snapshot.code(for: to))
      return add("\(start).press(forDuration: 1, thenDragTo: \(end))")
    case .drag, .drop: return
    case .frame, .measured, .appearance, .focus, .visibleRange, .hover, .scrolled, .scrolling,
      .visible, .reveal(nil):
      return
    default: break
    }
    add("// Without an equivalent: \(event.action)".replacing("\n", with: " "))
  }

  private mutating func type(
    _ text: String, into index: Int, _ snapshot: AccessibilitySnapshot
  ) {
    let field = snapshot.code(for: index)
    let old = snapshot.elements[index].field?.text ?? ""
    let same = old.commonPrefix(with: text).count
    let isFirst =
      if case .typing(_, into: field)? = statements.last { false } else { true }
    if isFirst, !snapshot.elements[index].hasFocus { add("\(field).tap()") }
    let deletions = String(repeating: Self.delete, count: old.count - same)
    type(deletions + text.dropFirst(same), field)
  }

  /// Types text, together with text that was typed into the same field before.
  private mutating func type(_ text: String, _ field: String) {
    if case .typing(let before, into: field)? = statements.last {
      statements[statements.count - 1] = .typing(before + text, into: field)
    } else {
      statements.append(.typing(text, into: field))
    }
  }
}

extension AccessibilitySnapshot {
  /// Returns the code for an element, as short as possible.
  fileprivate func code(for index: Int) -> String {
    QueryPath(to: index, in: self).description
  }
}

extension ElementTree {
  /// Returns the picker that contains an option.
  fileprivate func picker(of option: ElementID) -> ElementID? {
    var next = self[option]?.parent
    while let id = next, let element = self[id] {
      if element.kind == .picker { return id }
      next = element.parent
    }
    return nil
  }

  /// Returns the text of an element.
  fileprivate func title(of id: ElementID) -> String? {
    guard let element = self[id] else { return nil }
    for property in [Property.label, .title, .text] {
      if case .text(let text)? = element.properties[property] { return text }
    }
    return element.children.lazy.compactMap { title(of: $0) }.first
  }
}
