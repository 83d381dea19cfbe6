// SPDX-License-Identifier: MIT

import Foundation
import Testing
@_spi(Host) import WaymarkRecording
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// Notes with a search, a form in a sheet, and work that takes time.
private struct NotesView: View {
  @AppStorage("sorted") private var isSorted = false
  @SceneStorage("draft") private var draft = ""
  @State private var notes = ["Bread", "Apples"]
  @State private var isAdding = false
  @State private var amount = 1.0
  @State private var status = "Idle"
  @State private var link = ""
  @State private var password = ""
  var save = "Save"
  var isSaving = true

  var body: some View {
    NavigationStack {
      List {
        ForEach(isSorted ? notes.sorted() : notes, id: \.self) { note in
          NavigationLink(note) { Text("About \(note)").navigationTitle(note) }
        }
        Toggle("Sorted", isOn: $isSorted)
        Slider(value: $amount, in: 0...10) { Text("Amount") }
        SecureField("Password", text: $password)
        Button("Load") {
          Task {
            try? await Task.sleep(for: .seconds(2), clock: clock)
            status = "Loaded"
          }
        }
        Text(status)
        Text("Link: \(link)")
        Button("Add") { isAdding = true }
      }
      .navigationTitle("Notes")
      .onOpenURL { link = $0.path() }
      .sheet(isPresented: $isAdding) {
        TextField("Name", text: $draft)
        Button(save) {
          notes.append(draft)
          draft = ""
          isAdding = false
        }
        .disabled(!isSaving)
      }
    }
  }

  let clock: ManualClock
  init(clock: ManualClock = ManualClock(), save: String = "Save", isSaving: Bool = true) {
    self.clock = clock
    self.save = save
    self.isSaving = isSaving
  }
}

/// Recording what an app receives, and performing it again.
@MainActor
struct RecordingTests {
  private func app(save: String = "Save", isSaving: Bool = true) -> XCUIApplication {
    let clock = ManualClock()
    return XCUIApplication(clock: clock) {
      NotesView(clock: clock, save: save, isSaving: isSaving)
    }
  }

  /// Records a person who adds a note.
  private func recordNote() throws -> Recording {
    let app = app()
    app.recordsSession = true
    app.launch()
    app.buttons["Add"].tap()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Carrots")
    app.buttons["Save"].tap()
    app.switches["Sorted"].tap()
    app.buttons["Carrots"].tap()
    return try #require(app.recording)
  }

  @Test func `a recording is performed with the same result, also by its text`() async throws {
    let recording = try recordNote()
    #expect(recording.steps.last?.before.titles == ["Notes", "Carrots"])
    let player = app()
    #expect(await player.play(try Recording(lines: recording.lines)) == nil)
    #expect(player.staticTexts["About Carrots"].exists)
    // What was stored before does not matter, and playing twice has the same result.
    #expect(await player.play(recording) == nil)
  }

  @Test func `nothing is recorded unless a launch asks for it`() {
    let app = app()
    app.launch()
    #expect(app.recording == nil)
  }

  @Test func `the first difference is told with its step`() async throws {
    let recording = try recordNote()
    let renamed = await app(save: "Store").play(recording)
    #expect(renamed?.number == 2)
    guard case .shows? = renamed?.problem else {
      Issue.record("\(String(describing: renamed))")
      return
    }
    #expect(renamed?.description.contains("\"Notes\" differ from the recorded ones.") == true)
    let wrong = XCUIApplication { Text("Else") }
    #expect(
      await wrong.play(recording)?.description.hasSuffix(
        "the app shows a screen without a title instead of \"Notes\".") == true)
  }

  @Test func `an element that is gone, and one that reacts otherwise, are differences`()
    async throws
  {
    // Without content, only the kinds of elements are compared.
    func redacted(_ recording: Recording) -> Recording {
      var recording = recording
      for index in recording.steps.indices { recording.steps[index].before.content = nil }
      return recording
    }
    let recording = redacted(try recordNote())
    #expect(await app(save: "Store").play(recording)?.problem == .noElement)
    let disabled = await app(isSaving: false).play(recording)
    #expect(disabled?.problem == .rejects(.disabled))
    var rejected = recording
    rejected.steps[0].isRejected = true
    #expect(await app().play(rejected)?.problem == .accepts)
    rejected.steps[0].input = .unsupported("a quick action")
    #expect(
      await app().play(rejected)?.description.hasSuffix("a quick action cannot be repeated.")
        == true)
  }

  @Test func `the clock advances as the time did`() async throws {
    let app = app()
    app.recordsSession = true
    app.launch()
    app.buttons["Load"].tap()
    await app.clock.advance(by: .seconds(2))
    #expect(app.staticTexts["Loaded"].exists)
    app.buttons["Add"].tap()
    let recording = try #require(app.recording)
    #expect(recording.steps.last?.time == 2000)
    #expect(await self.app().play(recording) == nil)
  }

  @Test func `a recording begins with the stored values, the window and the link of its launch`()
    async throws
  {
    let app = app()
    app.launch()
    app.switches["Sorted"].tap()
    app.windowSize = CGSize(width: 800, height: 600)
    app.terminate()
    app.recordsSession = true
    app.open(try #require(URL(string: "https://notes.example/today")))
    app.windowSize = CGSize(width: 500, height: 600)
    let recording = try #require(app.recording)
    #expect(recording.start.window == ElementFrame(width: 800, height: 600))
    #expect(recording.start.appStorage.values == ["sorted": .bool(true)])
    #expect(recording.steps.map(\.input).first == .link("https://notes.example/today"))
    let player = self.app()
    #expect(await player.play(recording) == nil)
    #expect(player.staticTexts["Link: /today"].exists && player.windowSize.width == 500)
  }

  @Test func `the text of a secure field is not recorded, nor what depends on it`() throws {
    let app = app()
    app.recordsSession = true
    app.launch()
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText("ab")
    let recording = try #require(app.recording)
    #expect(!recording.lines.contains("\"ab\"") && recording.lines.contains("\"••\""))
    #expect(recording.steps.last?.before.content == nil)
  }

  @Test func `a rejected action is recorded as such`() async throws {
    let app = app(isSaving: false)
    app.failsOnDiagnostics = false
    app.recordsSession = true
    app.launch()
    app.buttons["Add"].tap()
    withKnownIssue { app.buttons["Save"].tap() }
    let recording = try #require(app.recording)
    #expect(recording.steps.map(\.isRejected).contains(true))
    #expect(await self.app(isSaving: false).play(recording) == nil)
  }
}
