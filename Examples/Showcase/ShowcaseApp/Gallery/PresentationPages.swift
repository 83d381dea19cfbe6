// SPDX-License-Identifier: MIT

import Foundation
import Waymark

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

/// Sheets of several heights, covers, sheets over sheets, and an inspector.
struct SheetsPage: View {
  @State private var isTall = false
  @State private var isOutOfWay = false
  @State private var isScrolling = false
  @State private var isCovering = false
  @State private var cannotLeave = false
  @State private var isInspecting = false
  @State private var dismissals = 0

  var body: some View {
    List {
      Lead("One value determines each presentation, and each dismissal is reported once.")
      Button("A sheet with two detents") { isOutOfWay = true }
      Button("A sheet that scrolls before it grows") { isScrolling = true }
      Button("Nested sheets") { isTall = true }
      Button("A cover") { isCovering = true }
      Button("A sheet without interactive dismissal") { cannotLeave = true }
      Button("An inspector") { isInspecting.toggle() }
      LabeledContent("Taken down", value: "\(dismissals) times")
    }
    .inspector(isPresented: $isInspecting) { PackingInspector() }
    .sheet(isPresented: $isOutOfWay, onDismiss: count) {
      SheetText("Drag the handle, or tap above it.").presentationDetents([.fraction(0.35), .large])
    }
    .sheet(isPresented: $isScrolling, onDismiss: count) {
      List(1..<41) { Text("Line \($0)") }
        .presentationDetents([.fraction(0.35), .large])
        .presentationContentInteraction(.scrolls)
    }
    .sheet(isPresented: $isTall, onDismiss: count) { NestedSheet(level: 1, isOpen: $isTall) }
    .fullScreenCover(isPresented: $isCovering, onDismiss: count) {
      SheetText("A cover hides everything below it.")
    }
    .sheet(isPresented: $cannotLeave, onDismiss: count) {
      SheetText("Only the button closes this sheet.").interactiveDismissDisabled()
    }
    .navigationTitle("Sheets")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func count() { dismissals += 1 }
}

/// Beside the page in a wide window, else a sheet.
private struct PackingInspector: View {
  @State private var hasMap = false
  @State private var hasTent = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Lead("An inspector is a column or a sheet, and keeps its state when the window changes.")
      Toggle("Take a map", isOn: $hasMap)
      Toggle("Take a tent", isOn: $hasTent)
      Button("Close") { dismiss() }
    }
    .inspectorColumnWidth(min: 240, ideal: 300, max: 400)
    .presentationDetents([.medium, .large])
  }
}

private struct SheetText: View {
  let text: String
  @Environment(\.dismiss) private var dismiss

  init(_ text: String) { self.text = text }

  var body: some View {
    VStack(spacing: 20) {
      Text(text)
      Button("Close") { dismiss() }.buttonStyle(.borderedProminent)
    }
    .padding(40)
  }
}

private struct NestedSheet: View {
  let level: Int
  @Binding var isOpen: Bool
  @State private var isNextOpen = false

  var body: some View {
    VStack(spacing: 20) {
      Text("Sheet \(level)").font(.title2)
      if level < 3 { Button("Present another sheet") { isNextOpen = true } }
      Button("Close all sheets") { isOpen = false }
    }
    .padding(40)
    .sheet(isPresented: $isNextOpen) { AnyView(NestedSheet(level: level + 1, isOpen: $isOpen)) }
  }
}

/// Alerts, choices of actions, popovers, and files.
struct AlertsPage: View {
  @State private var isAsking = false
  @State private var isChoosing = false
  @State private var isPointing = false
  @State private var isNaming = false
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var photo: PhotosPickerItem?
  @State private var picture: Image?
  @State private var name = ""
  @State private var draft: Draft?
  @State private var answer = "none yet"

  var body: some View {
    List {
      Lead("Each button performs its action and closes the dialog.")
      LabeledContent("Answer", value: answer)
      Button("An alert") { isAsking = true }
        .alert("Leave the path?", isPresented: $isAsking) {
          Button("Leave", role: .destructive) { answer = "left" }
          Button("Stay", role: .cancel) { answer = "stayed" }
        } message: {
          Text("The bog is deep after rain.")
        }
      Button("An alert with a field") { isNaming = true }
        .alert("Name the walk", isPresented: $isNaming) {
          TextField("Name", text: $name)
          Button("Save") { answer = name.isEmpty ? "no name" : name }
          Button("Cancel", role: .cancel) {}
        }
      Button("A confirmation dialog") { isChoosing = true }
        .confirmationDialog("The way on", isPresented: $isChoosing, titleVisibility: .visible) {
          Button("Over the ridge") { answer = "over the ridge" }
          Button("Round the tarn") { answer = "round the tarn" }
        }
      Button("An alert with data") { draft = Draft(name: "Suilven") }
        .alert(
          "Discard the draft?", isPresented: $draft.isThere, presenting: draft
        ) { draft in
          Button("Discard \(draft.name)", role: .destructive) { answer = "discarded \(draft.name)" }
        }
      Button("A popover") { isPointing = true }
        .popover(isPresented: $isPointing) {
          VStack(spacing: 12) {
            Text("A popover points at its source if there is enough space.")
            Button("Got it") { isPointing = false }
          }
          .padding(24)
        }
      Button("A file to read") { isImporting = true }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
          answer = Self.firstLine(of: result)
        }
        .fileDialogMessage("The answer is the first line of a text.")
      Button("A file to save") { isExporting = true }
        .fileExporter(
          isPresented: $isExporting, document: WalkFile("Round the tarn, 7 km"),
          contentType: .plainText, defaultFilename: "Walk"
        ) { result in
          answer = (try? result.get()).map { "saved \($0.lastPathComponent)" } ?? "not saved"
        }
      PhotosPicker("A photo to look at", selection: $photo, matching: .images)
      if let picture {
        picture.resizable().accessibilityLabel("The photo that you chose")
          .scaledToFit().frame(maxHeight: 240)
          .clipShape(RoundedRectangle(cornerRadius: 10))
      }
    }
    .task(id: photo) { picture = try? await photo?.loadTransferable(type: Image.self) }
    .navigationTitle("Alerts")
    .navigationBarTitleDisplayMode(.inline)
  }

  private static func firstLine(of result: Result<URL, any Error>) -> String {
    guard let url = try? result.get(), url.startAccessingSecurityScopedResource() else {
      return "no file"
    }
    defer { url.stopAccessingSecurityScopedResource() }
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? "not a text"
    return String(text.prefix { !$0.isNewline }.prefix(80))
  }
}

/// A text that can be saved.
private struct WalkFile: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  private let text: String

  init(_ text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct Draft {
  let name: String
}

extension Optional where Wrapped == Draft {
  fileprivate var isThere: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}
