// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Shelf: View {
  let journal: Journal
  @State private var left = ["apple", "pear"]
  @State private var right: [String] = []
  @State private var isOff = false

  init(journal: Journal) { self.journal = journal }

  var body: some View {
    VStack {
      column("Left", left) { left.append($0) }
      column("Right", right) { right.append($0) }
      Text("Links").dropDestination(for: URL.self) { _, _ in true }
      Text("Refusing").dropDestination(for: String.self) { _, _ in
        journal.note("refused")
        return false
      }
      Button("Off") { isOff = true }
    }
  }

  private func column(
    _ name: String, _ fruits: [String], _ add: @escaping (String) -> Void
  ) -> some View {
    VStack {
      Text("\(name): \(fruits.joined(separator: " "))").accessibilityIdentifier(name)
      ForEach(fruits, id: \.self) { fruit in
        Text(fruit).draggable(fruit).disabled(isOff && fruit == "pear")
      }
    }
    .dropDestination(for: String.self) { items, point in
      journal.note("\(name) \(items[0]) \(Int(point.x)),\(Int(point.y))")
      left.removeAll { items.contains($0) }
      right.removeAll { items.contains($0) }
      items.forEach(add)
      return true
    }
  }
}

/// Drags without a browser: by the driver of tests, and by accessibility actions.
@MainActor
struct DragDriverTests {
  private let journal = Journal()
  private let app: XCUIApplication

  init() {
    let journal = journal
    app = XCUIApplication { Shelf(journal: journal) }
    app.launch()
  }

  @Test func `a long press drags an element to another one (D36)`() {
    app.staticTexts["apple"].press(forDuration: 1, thenDragTo: app.staticTexts["Right"])
    #expect(app.staticTexts["Right"].label == "Right: apple")
    #expect(app.staticTexts["Left"].label == "Left: pear")
    #expect(journal.take() == ["Right apple 195,422"])
    let corner = CGVector(dx: 0, dy: 0)
    app.staticTexts["pear"].coordinate(withNormalizedOffset: corner)
      .press(
        forDuration: 1,
        thenDragTo: app.staticTexts["Right"].coordinate(withNormalizedOffset: corner)
          .withOffset(CGVector(dx: 7, dy: 9)))
    #expect(app.staticTexts["Right"].label == "Right: apple pear")
    #expect(journal.take() == ["Right pear 7,9"])
  }

  @Test func `a recorded drag is performed again, and is code of a test`() async throws {
    let journal = journal
    func shelf() -> XCUIApplication { XCUIApplication { Shelf(journal: journal) } }
    let recorder = shelf()
    recorder.recordsSession = true
    recorder.launch()
    recorder.staticTexts["apple"].press(forDuration: 1, thenDragTo: recorder.staticTexts["Right"])
    let recording = try #require(recorder.recording)
    #expect(journal.take().count == 1)
    let player = shelf()
    #expect(await player.play(recording) == nil)
    #expect(player.staticTexts["Right"].label == "Right: apple" && journal.take().count == 1)
    let code = try await shelf().testCode(for: recording)
    let line =
      #"app.staticTexts["apple"].press(forDuration: 1, thenDragTo: app.staticTexts["Right"])"#
    #expect(code.contains(line))
  }

  @Test func `a value is dragged by accessibility actions (D36)`() {
    let apple = app.staticTexts["apple"]
    let right = app.staticTexts["Right"]
    #expect(apple.accessibilityActionNames == ["Drag"])
    #expect(right.accessibilityActionNames == [])
    apple.performAccessibilityAction("Drag")
    #expect(apple.accessibilityActionNames == ["Cancel Drag", "Drop"])
    #expect(right.accessibilityActionNames == ["Drop"])
    #expect(app.staticTexts["Links"].accessibilityActionNames == [])
    apple.performAccessibilityAction("Cancel Drag")
    #expect(right.accessibilityActionNames == [])
    apple.performAccessibilityAction("Drag")
    right.performAccessibilityAction("Drop")
    #expect(right.label == "Right: apple" && right.accessibilityActionNames == [])
    #expect(journal.take() == ["Right apple 0,0"])
  }

  @Test func `a drag ends with its source, and a refused one changes nothing`() {
    let right = app.staticTexts["Right"]
    app.staticTexts["pear"].performAccessibilityAction("Drag")
    #expect(right.accessibilityActionNames == ["Drop"])
    // A drag by the pointer replaces it.
    app.staticTexts["apple"].press(forDuration: 1, thenDragTo: app.staticTexts["Refusing"])
    #expect(journal.take() == ["refused"] && right.accessibilityActionNames == [])
    app.staticTexts["pear"].performAccessibilityAction("Drag")
    app.buttons["Off"].tap()
    #expect(app.staticTexts["pear"].accessibilityActionNames == ["Drop"])
    right.performAccessibilityAction("Drop")
    #expect(journal.take() == [] && right.label == "Right: ")
  }
}
