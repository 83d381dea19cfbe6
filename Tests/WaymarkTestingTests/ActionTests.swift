// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender

@testable import WaymarkHeadless
@testable import WaymarkTesting

@MainActor
struct ActionTests {
  @Test func `a tap goes to the element, or the nearest one around it`() {
    let sketched = SketchedApp(
      .window(  // 1
        .button("a"),  // 2, 3
        Sketch(.row) {  // 4
          Sketch.text("b")  // 5
          Sketch.button("c")  // 6, 7
        },
        Sketch(.vstack, [.tappable: .bool(true)]) { Sketch.text("d") },  // 8, 9
        .text("e"),  // 10
        Sketch(.toggle, [.on: .bool(true)]) { Sketch.text("f") }))  // 11, 12
    let app = sketched.launched()
    app.buttons["a"].tap()
    app.staticTexts["a"].tap()
    app.cells.firstMatch.tap()
    app.staticTexts["b"].tap()
    app.staticTexts["d"].tap()
    app.staticTexts["e"].tap()
    app.switches["f"].tap()
    #expect(
      sketched.events == [
        .init(.tap, on: .init(index: 2)), .init(.tap, on: .init(index: 2)),
        .init(.tap, on: .init(index: 6)), .init(.tap, on: .init(index: 8)),
        .init(.changeOn(false), on: .init(index: 11)),
      ])
  }

  @Test func `files are chosen with a button of a file importer`() throws {
    let sketched = SketchedApp(
      .window(
        Sketch(.vstack) {
          Sketch.button("Choose", [.fileChoice: .keyword("one")])
          Sketch.button("Other")
        }))
    let app = sketched.launched()
    let file = URL(fileURLWithPath: #filePath)
    let missing = file.appendingPathExtension("missing")
    fails("chooseFiles(_:)", "the element does not choose files") {
      app.buttons["Other"].chooseFiles([file])
    }
    fails("there is no file", missing.path) { app.buttons["Choose"].chooseFiles([missing]) }
    fails("no matching element exists") { app.buttons["None"].chooseFiles([file]) }
    #expect(sketched.events.isEmpty)
    app.buttons["Choose"].chooseFiles([file])
    let value = FileValue(name: file.lastPathComponent, path: file.path)
    #expect(sketched.events.map(\.action) == [.chooseFiles([value])])
  }

  @Test func `bars send the events of what they stand for`() {
    let sketched = SketchedApp(
      .window(
        Sketch(.tabs) {  // 2
          Sketch(.tab, [.title: .text("Trails"), .selected: .bool(true)]) {  // 3
            Sketch(.navigationStack) {  // 4
              Sketch.screen("Regions")
              Sketch.screen("Alps", back: "Regions")
            }
          }
          Sketch(.tab, [.title: .text("Plan")])  // 7
        }))
    let app = sketched.launched()
    app.navigationBars.buttons.element(boundBy: 0).tap()
    app.tabBars.buttons["Plan"].tap()
    #expect(
      sketched.events == [
        .init(.back, on: .init(index: 4)), .init(.select, on: .init(index: 7)),
      ])
  }

  @Test func `a swipe down closes the sheet it is in`() {
    let sketched = SketchedApp(
      .window(
        .text("below"), overlays: [Sketch(.sheet) { Sketch.text("words") }, Sketch(.sheet)]))
    let app = sketched.launched()
    app.sheets.firstMatch.swipeDown()
    app.swipeDown()
    app.windows.firstMatch.swipeDown()
    sketched.show(.window(.text("below"), overlays: [Sketch(.sheet) { Sketch.text("words") }]))
    app.staticTexts["words"].swipeDown()
    #expect(
      sketched.events == [
        .init(.dismiss, on: .init(index: 6)), .init(.dismiss, on: .init(index: 6)),
        .init(.dismiss, on: .init(index: 6)),
        .init(.dismiss, on: app.tree.first(.sheet) ?? .root),
      ])
  }

  @Test(arguments: [
    Sketch(.cover), Sketch(.alert), Sketch(.sheet, [.dismissDisabled: .bool(true)]),
  ]
  )
  func `what cannot be dismissed by hand ignores a swipe`(overlay: Sketch) {
    let sketched = SketchedApp(.window(.text("below"), overlays: [overlay]))
    sketched.launched().swipeDown()
    #expect(sketched.events.isEmpty)
  }

  @Test func `typing sends one change for each character, on top of what the app made of it`() {
    func field(_ value: String) -> Sketch {
      .window(Sketch(.textField, [.value: .text(value), .focused: .bool(true)]))
    }
    let sketched = SketchedApp(field("x"))
    var heard: [HostEvent.Action] = []
    sketched.onEvent = { event in
      heard.append(event.action)
      if case .changeText(let text) = event.action { sketched.show(field(text.uppercased())) }
    }
    let app = sketched.launched()
    app.textFields.firstMatch.typeText("ab\(XCUIKeyboardKey.delete.rawValue)\n")
    #expect(heard == [.changeText("xa"), .changeText("XAb"), .changeText("XA"), .submit])
    #expect(app.textFields.firstMatch.value as? String == "XA")
  }

  @Test func `touching what cannot be touched fails the test and says why`() {
    let sketched = SketchedApp(
      .window(
        .text("below"),
        overlays: [
          Sketch(.sheet) {
            Sketch.button("Off", [.disabled: .bool(true)])
            Sketch(.textField, [.disabled: .bool(true)])
          }
        ]))
    let app = sketched.launched()
    fails(#"app.buttons["On"].tap(): no matching element exists"#, #"button, label: "Off""#) {
      app.buttons["On"].tap()
    }
    fails(#"app.staticTexts["below"].tap(): the element is not hittable"#) {
      app.staticTexts["below"].tap()
    }
    fails("disabled") { app.buttons["Off"].tap() }
    fails("disabled") { app.staticTexts["Off"].tap() }
    fails("disabled") { app.textFields.firstMatch.typeText("a") }
    fails("disabled") { app.buttons["Off"].typeText("a") }
    fails("is not hittable") { app.staticTexts["below"].swipeDown() }
    fails("no matching element exists") { app.cells.firstMatch.swipeDown() }
    sketched.show(.window(.button("Go")))
    sketched.refusal = .hidden
    fails("the app rejected the event (hidden)") { app.buttons["Go"].tap() }
    app.terminate()
    fails("is not running") { app.buttons["Go"].tap() }
    // A disabled element receives taps, and rejects them.
    #expect(sketched.events == [SketchedApp.event(.tap, 5), SketchedApp.event(.tap, 5)])
  }

  @Test func `reading an attribute of what is not there fails the test`() {
    let app = SketchedApp(.window(.text("a"))).launched()
    let missing = app.buttons["b"]
    fails("label: no matching element exists") { _ = missing.label }
    fails("isEnabled") { _ = missing.isEnabled }
    fails("isSelected") { _ = missing.isSelected }
    fails("value") { _ = missing.value }
    #expect(!missing.isHittable && !missing.exists)
  }

  @Test func `a failure is reported where the test acts`() {
    let app = SketchedApp(.window(.text("a"))).launched()
    let line = #line + 2
    withKnownIssue {
      app.buttons["b"].tap()
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
    }
  }

  @Test func `a mutation that names an element wrongly fails the test`() {
    let sketched = SketchedApp(.window(.text("a")))
    let app = sketched.launched()
    fails("unknown in mutation 0") {
      sketched.host.apply([.destroy(.init(index: 99))])
      _ = app.exists
    }
    #expect(app.staticTexts["a"].exists)
  }
}

extension ElementTree {
  /// The first element of a kind, in the order of reading.
  fileprivate func first(_ kind: ElementKind) -> ElementID? {
    var open = windows.reversed() as [ElementID]
    while let id = open.popLast() {
      guard let element = self[id] else { continue }
      if element.kind == kind { return id }
      open += element.children.reversed()
    }
    return nil
  }
}
