// SPDX-License-Identifier: MIT

import Waymark

/// All kinds of presentations, as typical programs use them.
enum Presentations {
  struct Item: Identifiable {
    let id: Int
    var name = "Item"
  }

  struct Failure: LocalizedError {
    var errorDescription: String? { "It failed" }
    var recoverySuggestion: String? { "Try again" }
  }

  // MARK: Sheets, covers, popovers

  struct Sheets: View {
    @State private var isSheet = false
    @State private var isCover = false
    @State private var isPopover = false
    @State private var sheet: Item?
    @State private var cover: Item?
    @State private var popover: Item?
    @State private var detent = PresentationDetent.medium
    @State private var dismissed = 0

    var body: some View {
      VStack {
        Text("dismissed \(dismissed)")
        Button("Sheet") { isSheet = true }
        Button("Item sheet") { sheet = Item(id: 1) }
        Button("Cover") { isCover = true }
        Button("Item cover") { cover = Item(id: 2) }
        Button("Popover") { isPopover.toggle() }
          .popover(isPresented: $isPopover, arrowEdge: .bottom) { Content(title: "popover") }
        Button("Item popover") { popover = Item(id: 3) }
          .popover(item: $popover) { Content(title: "popover \($0.id)") }
      }
      .sheet(isPresented: $isSheet, onDismiss: count) {
        Content(title: "sheet")
          .presentationDetents([.medium, .large, .fraction(0.3), .height(200)], selection: $detent)
          .presentationDragIndicator(.visible)
          .interactiveDismissDisabled()
      }
      .sheet(item: $sheet, onDismiss: { dismissed += 1 }) { Content(title: "sheet \($0.id)") }
      .fullScreenCover(isPresented: $isCover) { Content(title: "cover") }
      .fullScreenCover(item: $cover, onDismiss: nil) { item in
        Content(title: "cover \(item.id)").presentationDetents([.large])
      }
    }

    private func count() { dismissed += 1 }
  }

  struct Content: View {
    let title: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) private var mode

    var body: some View {
      Text("\(title), \(isPresented ? "presented" : "not")")
      Button("Dismiss") { dismiss() }
      Button("Dismiss by mode") { if mode.wrappedValue.isPresented { mode.wrappedValue.dismiss() } }
    }
  }

  // MARK: Alerts and choices

  struct Alerts: View {
    @State private var shown: String?
    @State private var answer = "none"
    @State private var item: Item?
    private let title = "Variable"

    var body: some View {
      VStack {
        Text("answer \(answer)")
        ForEach(["plain", "message", "presenting", "error", "choice", "old", "sheet"], id: \.self) {
          name in
          Button(name) { shown = name }
        }
        Button("old item") { item = Item(id: 7) }
      }
      .alert("Plain", isPresented: isShown("plain")) {}
      .alert(title, isPresented: isShown("message")) {
        Button("Delete", role: .destructive) { answer = "deleted" }
        Button("Keep", role: .cancel) { answer = "kept" }
      } message: {
        Text("Cannot be undone")
      }
      .alert(Text("About"), isPresented: isShown("presenting"), presenting: Item(id: 4)) { item in
        Button("Take \(item.id)") { answer = "took \(item.id)" }
      } message: { item in
        Text("It is \(item.name)")
      }
      .alert(isPresented: isShown("error"), error: Failure()) { error in
        Button("Retry") { answer = "retried" }
      } message: { error in
        Text(error.recoverySuggestion ?? "")
      }
      .confirmationDialog("Choice", isPresented: isShown("choice"), titleVisibility: .visible) {
        Button("Left") { answer = "left" }
        Button("Right") { answer = "right" }
      } message: {
        Text("Which way?")
      }
      .background(
        EmptyView().alert(isPresented: isShown("old")) {
          Alert(
            title: Text("Old"), message: Text("As before"),
            primaryButton: .destructive(Text("Do it")) { answer = "did it" },
            secondaryButton: .cancel())
        }
      )
      .background(
        EmptyView().alert(item: $item) { item in
          Alert(
            title: Text("Item \(item.id)"),
            dismissButton: .default(Text("Fine")) { answer = "fine" })
        }
      )
      .actionSheet(isPresented: isShown("sheet")) {
        ActionSheet(
          title: Text("Sheet"), message: nil,
          buttons: [.default(Text("Go")) { answer = "gone" }, .cancel(), .destructive(Text("No"))])
      }
    }

    private func isShown(_ name: String) -> Binding<Bool> {
      Binding(get: { shown == name }, set: { if !$0, shown == name { shown = nil } })
    }
  }
}
