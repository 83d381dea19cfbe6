// SPDX-License-Identifier: MIT

extension View {
  /// Presents a dialog while a binding is true, in which a person chooses one item.
  ///
  /// It behaves like a ``PhotosPicker``.
  ///
  /// Ignored: `photoLibrary` (a browser offers the files of the device).
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    modifier(PhotosSelection(selection, filter, preferredItemEncoding).importer(isPresented))
  }

  /// Presents a dialog while a binding is true, in which a person chooses several items.
  ///
  /// It behaves like a ``PhotosPicker``.
  ///
  /// Ignored: `selectionBehavior` and `photoLibrary` (a browser offers the files of the device).
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    modifier(
      PhotosSelection(selection, most: maxSelectionCount, filter, preferredItemEncoding).importer(
        isPresented))
  }
}
