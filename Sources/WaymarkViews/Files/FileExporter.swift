// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

extension View {
  /// Presents a dialog while a binding is true and the document exists, in which a person saves it.
  ///
  /// The binding is false when `onCompletion` is called (M19). If the person cancels, it becomes
  /// false and nothing is called. If the document throws, is a folder, or is larger than 8 MB, there
  /// is no dialog, and `onCompletion` receives the error. A browser saves the file as a download,
  /// which the app cannot read: the URL contains only the name of the file.
  ///
  /// ```swift
  /// struct TextFile: FileDocument {
  ///   static let readableContentTypes: [UTType] = [.plainText]
  ///   var text = ""
  ///
  ///   init(_ text: String) { self.text = text }
  ///   init(configuration: ReadConfiguration) throws {
  ///     text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  ///   }
  ///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
  ///     FileWrapper(regularFileWithContents: Data(text.utf8))
  ///   }
  /// }
  ///
  /// struct DiaryView: View {
  ///   @State private var isExporting = false
  ///
  ///   var body: some View {
  ///     Button("Export…") { isExporting = true }
  ///       .fileExporter(
  ///         isPresented: $isExporting, document: TextFile("Sunny"), contentType: .plainText,
  ///         defaultFilename: "Diary"
  ///       ) { _ in }
  ///   }
  /// }
  /// ```
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion)
  }

  /// Presents a dialog while a binding is true and the document exists, in which a person saves it.
  ///
  /// It behaves like
  /// ``fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)``, and calls
  /// `onCancellation` if the person cancels. Of several content types, the first one is used; of none,
  /// the first one that the document can write.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(isPresented, document, defaultFilename, onCompletion, onCancellation) { document in
      let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
      let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
      return .now(type, try document.fileWrapper(configuration: configuration))
    }
  }

  /// Presents a dialog while a binding is true and the document exists, in which a person saves it.
  ///
  /// It behaves like
  /// ``fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)``.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion)
  }

  /// Presents a dialog while a binding is true and the document exists, in which a person saves it.
  ///
  /// It behaves like
  /// ``fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)``.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(isPresented, document, defaultFilename, onCompletion, onCancellation) { document in
      let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
      let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
      let snapshot = try document.snapshot(contentType: type)
      let wrapper = try document.fileWrapper(snapshot: snapshot, configuration: configuration)
      return .now(type, wrapper)
    }
  }

  /// Presents a dialog while a binding is true and the item exists, in which a person saves it.
  ///
  /// The item is saved in its first representation of one of the content types, or of none, in its
  /// first one. Otherwise it behaves like
  /// ``fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)``.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(isPresented, item, defaultFilename, onCompletion, onCancellation) { item in
      let forms = item.transfer.items
      let form = forms.first { form in
        contentTypes.isEmpty || contentTypes.contains { form.type.conforms(to: $0) }
      }
      guard let form else { throw CocoaError(.fileWriteUnsupportedScheme) }
      if let data = form.contents.data {
        return .now(form.type, FileWrapper(regularFileWithContents: data))
      }
      return .later {
        (form.type, FileWrapper(regularFileWithContents: try await form.contents.load()))
      }
    }
  }

  nonisolated private func exporter<D>(
    _ isPresented: Binding<Bool>, _ document: D?, _ name: String?,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void,
    _ onCancellation: @escaping () -> Void,
    _ write: @escaping (D) throws -> WrittenDocument
  ) -> some View {
    modifier(
      FileExporter(
        isPresented: isPresented, write: document.map { document in { try write(document) } },
        name: name, onCompletion: onCompletion, onCancellation: onCancellation))
  }
}

/// A document as a file, or a closure that writes it asynchronously.
private enum WrittenDocument {
  case now(UTType, FileWrapper)
  case later(@MainActor () async throws -> (UTType, FileWrapper))
}

/// A file that a person can save.
private struct ExportedFile {
  static let byteLimit = 8 << 20

  let name: String
  /// The contents, as a URL.
  let address: String

  init(_ wrapper: FileWrapper, _ type: UTType, name: String?) throws {
    guard let data = wrapper.regularFileContents else { throw CocoaError(.featureUnsupported) }
    guard data.count <= Self.byteLimit else { throw CocoaError(.fileWriteOutOfSpace) }
    let wanted = name ?? wrapper.preferredFilename ?? "Document"
    let parts = wanted.split(separator: "/", omittingEmptySubsequences: true)
    var name = parts.joined(separator: "-")
    if let suffix = type.preferredFilenameExtension, !type.hasExtension(of: name) {
      name += ".\(suffix)"
    }
    self.name = FileValue.isName(name) ? name : "Document"
    let mediaType = type.preferredMIMEType ?? "application/octet-stream"
    address = "data:\(mediaType);base64,\(data.base64EncodedString())"
  }
}

nonisolated private struct FileExporter: ViewModifier {
  let isPresented: Binding<Bool>
  /// Writes the document; nil if there is none.
  let write: (() throws -> WrittenDocument)?
  let name: String?
  let onCompletion: (Result<URL, any Error>) -> Void
  let onCancellation: () -> Void
  @Environment(\.fileDialogLook) private var look
  @State private var file: ExportedFile?

  @MainActor func body(content: Content) -> some View {
    content
      .dialog(
        isPresented,
        Dialog(.dialog, "Save a File", actions: file.map(actions), message: message)
      )
      .onChange(of: isPresented.wrappedValue && write != nil, initial: true) { _, isWanted in
        prepare(isWanted)
      }
  }

  @MainActor private var message: Text? { look.message ?? file.map { Text(verbatim: $0.name) } }

  /// Writes the document once, when the dialog is to appear.
  @MainActor private func prepare(_ isWanted: Bool) {
    file = nil
    guard isWanted, let write else { return }
    do {
      switch try write() {
      case .now(let type, let wrapper): file = try ExportedFile(wrapper, type, name: name)
      case .later(let write):
        Task {
          do {
            let (type, wrapper) = try await write()
            if isPresented.wrappedValue { file = try ExportedFile(wrapper, type, name: name) }
          } catch {
            fail(error)
          }
        }
      }
    } catch {
      fail(error)
    }
  }

  @MainActor private func fail(_ error: any Error) {
    isPresented.wrappedValue = false
    onCompletion(.failure(error))
  }

  @MainActor @ViewBuilder private func actions(_ file: ExportedFile) -> some View {
    ElementView(
      .button, [(.fileName, .text(file.name)), (.url, .text(file.address))],
      content: look.confirmation ?? Text("Save")
    ) { event throws(HostEventError) in
      guard event == .tap else { throw .unsupported }
      let url = URL(fileURLWithPath: "/\(file.name)")
      ViewGraph.afterDismissal { [onCompletion] in onCompletion(.success(url)) }
    }
    Button("Cancel", role: .cancel) { [onCancellation] in
      ViewGraph.afterDismissal(onCancellation)
    }
  }
}
