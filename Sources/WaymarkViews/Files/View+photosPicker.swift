// SPDX-License-Identifier: MIT

extension View {
  /// Presents a dialog while a binding is true, in which a person chooses one item.
  ///
  /// It behaves like a ``PhotosPicker``.
  ///
  /// Ignored: `preferredItemEncoding` (a browser sends the original files).
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(PhotosSelection(selection, filter).importer(isPresented))
  }

  /// Presents a dialog while a binding is true, in which a person chooses one item.
  ///
  /// It behaves like a ``PhotosPicker``.
  ///
  /// Ignored: `preferredItemEncoding` and `photoLibrary` (a browser sends the original files).
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    modifier(PhotosSelection(selection, filter).importer(isPresented))
  }

  /// Presents a dialog while a binding is true, in which a person chooses several items.
  ///
  /// It behaves like a ``PhotosPicker``.
  ///
  /// Ignored: `selectionBehavior` and `preferredItemEncoding` (a browser sends the original files).
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(PhotosSelection(selection, most: maxSelectionCount, filter).importer(isPresented))
  }

  /// Presents a dialog while a binding is true, in which a person chooses several items.
  ///
  /// It behaves like a ``PhotosPicker``.
  ///
  /// Ignored: `selectionBehavior`, `preferredItemEncoding` and `photoLibrary` (a browser sends the original files).
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    modifier(PhotosSelection(selection, most: maxSelectionCount, filter).importer(isPresented))
  }
}
