// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

extension View {
  /// Presents a dialog while a binding is true, in which a person chooses a file.
  ///
  /// The binding is false when `onCompletion` is called (M19). If the person cancels, it becomes
  /// false and nothing is called. The file can be read at the URL until the session ends; a browser
  /// sends it to the server, which has limits (`WebHost.Options.uploadLimit`). What a person chooses
  /// that has another type, or is too large, is named in the dialog, which stays (M20). A browser
  /// without script cannot send files.
  ///
  /// ```swift
  /// struct NotesView: View {
  ///   @State private var isImporting = false
  ///   @State private var note = ""
  ///
  ///   var body: some View {
  ///     Form {
  ///       Text(note)
  ///       Button("Import…") { isImporting = true }
  ///     }
  ///     .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
  ///       guard let url = try? result.get(), url.startAccessingSecurityScopedResource() else {
  ///         return
  ///       }
  ///       defer { url.stopAccessingSecurityScopedResource() }
  ///       note = (try? String(contentsOf: url, encoding: .utf8)) ?? "Not a text"
  ///     }
  ///   }
  /// }
  /// ```
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileImporter(isPresented: isPresented, types: allowedContentTypes, choice: .one) { files in
        if let file = files.first { onCompletion(.success(file.url)) }
      })
  }

  /// Presents a dialog while a binding is true, in which a person chooses one file or several.
  ///
  /// It behaves like ``fileImporter(isPresented:allowedContentTypes:onCompletion:)``; at most 100
  /// files can be chosen at once.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      FileImporter(
        isPresented: isPresented, types: allowedContentTypes,
        choice: allowsMultipleSelection ? .several : .one
      ) { onCompletion(.success($0.map(\.url))) })
  }

  /// Presents a dialog while a binding is true, in which a person chooses one file or several.
  ///
  /// It behaves like ``fileImporter(isPresented:allowedContentTypes:onCompletion:)``, and calls
  /// `onCancellation` if the person cancels. At most 100 files can be chosen at once.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileImporter(
        isPresented: isPresented, types: allowedContentTypes,
        choice: allowsMultipleSelection ? .several : .one, onCancellation: onCancellation
      ) { onCompletion(.success($0.map(\.url))) })
  }
}

nonisolated struct FileImporter: ViewModifier {
  let isPresented: Binding<Bool>
  let types: [UTType]
  let choice: FileChoiceValue
  /// What is chosen: `File` or `Photo`.
  var noun = "File"
  /// The media types of the files that the dialog offers, if they differ from those of `types`.
  var offered: [String]?
  /// The maximum number of files.
  var limit = FileValue.countLimit
  var onCancellation: (() -> Void)?
  let onCompletion: ([FileValue]) -> Void
  @Environment(\.fileDialogLook) private var look
  /// The reason why the last choice was not accepted.
  @State private var problem: String?

  @MainActor func body(content: Content) -> some View {
    let message = problem.map { Text(verbatim: $0) } ?? look.message
    content
      .dialog(isPresented, Dialog(.dialog, title, actions: actions, message: message))
      .onChange(of: isPresented.wrappedValue) { problem = nil }
  }

  private var title: String { choice == .one ? "Choose a \(noun)" : "Choose \(noun)s" }

  @MainActor @ViewBuilder private var actions: some View {
    let accepted = offered ?? types.flatMap(\.accepted)
    ElementView(
      .button,
      [
        (.fileChoice, choice.propertyValue),
        (.fileTypes, accepted.contains("*/*") ? nil : .text(accepted.joined(separator: ","))),
      ],
      content: look.confirmation ?? Text(verbatim: "\(title)…")
    ) { event throws(HostEventError) in
      switch event {
      case .chooseFiles(let files): try choose(files)
      case .failFiles(let failure): problem = failure.message
      default: throw .unsupported
      }
    }
    Button("Cancel", role: .cancel) { [onCancellation] in
      if let onCancellation { ViewGraph.afterDismissal(onCancellation) }
    }
  }

  @MainActor private func choose(_ files: [FileValue]) throws(HostEventError) {
    let most = choice == .one ? 1 : FileValue.countLimit
    guard 1...most ~= files.count, files.allSatisfy(\.isPlausible) else { throw .invalid }
    if let other = files.first(where: { file in !types.contains { $0.accepts(file) } }) {
      problem = "“\(other.name)” cannot be chosen here."
      return
    }
    if files.count > limit {
      problem = "At most \(limit) can be chosen."
      return
    }
    ViewGraph.afterDismissal { [onCompletion] in onCompletion(files) }
    isPresented.wrappedValue = false
  }
}

extension FileValue {
  /// The URL at which the app can read the file.
  fileprivate var url: URL { URL(fileURLWithPath: path) }
}

extension FileFailure {
  fileprivate var message: String {
    switch self {
    case .tooLarge: "That is more than can be sent at once."
    case .noSpace: "There is no space left for it at the moment."
    case .notWritten: "It could not be sent."
    }
  }
}
