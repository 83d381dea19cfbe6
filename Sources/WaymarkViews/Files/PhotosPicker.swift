// SPDX-License-Identifier: MIT

import WaymarkRender

/// A button with which a person chooses photos and videos.
///
/// Like PhotosUI's view, without the photo library: a browser opens its own dialog for the files of
/// the device, which on a phone offers photos and the camera. The binding is set when the files are
/// there, under the rules of ``View/fileImporter(isPresented:allowedContentTypes:onCompletion:)``
/// (M19, M20).
///
/// ```swift
/// struct PortraitView: View {
///   @State private var item: PhotosPickerItem?
///   @State private var portrait: Image?
///
///   var body: some View {
///     VStack {
///       portrait?.resizable().scaledToFit()
///       PhotosPicker("Choose a Portrait", selection: $item, matching: .images)
///     }
///     .task(id: item) { portrait = try? await item?.loadTransferable(type: Image.self) }
///   }
/// }
/// ```
nonisolated public struct PhotosPicker<Label: View>: View {
  private let selection: PhotosSelection
  private let label: Label
  @State private var isPresented = false

  private init(_ selection: PhotosSelection, _ label: Label) {
    self.selection = selection
    self.label = label
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .modifier(selection.importer($isPresented))
  }

  /// Creates a button with a label for one item.
  ///
  /// Ignored: `photoLibrary` (a browser offers the files of the device).
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(),
    @ViewBuilder label: () -> Label
  ) { self.init(PhotosSelection(selection, filter, preferredItemEncoding), label()) }

  /// Creates a button with a label for several items.
  ///
  /// Ignored: `selectionBehavior` and `photoLibrary` (a browser offers the files of the device).
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(),
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      PhotosSelection(selection, most: maxSelectionCount, filter, preferredItemEncoding), label())
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a button with a title for one item.
  ///
  /// Ignored: `photoLibrary` (a browser offers the files of the device).
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(PhotosSelection(selection, filter, preferredItemEncoding), Text(titleKey)) }

  /// Creates a button with a title for one item.
  ///
  /// Ignored: `photoLibrary` (a browser offers the files of the device).
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(PhotosSelection(selection, filter, preferredItemEncoding), Text(title)) }

  /// Creates a button with a title for several items.
  ///
  /// Ignored: `selectionBehavior` and `photoLibrary` (a browser offers the files of the device).
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    self.init(
      PhotosSelection(selection, most: maxSelectionCount, filter, preferredItemEncoding),
      Text(titleKey))
  }

  /// Creates a button with a title for several items.
  ///
  /// Ignored: `selectionBehavior` and `photoLibrary` (a browser offers the files of the device).
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    self.init(
      PhotosSelection(selection, most: maxSelectionCount, filter, preferredItemEncoding),
      Text(title))
  }
}
