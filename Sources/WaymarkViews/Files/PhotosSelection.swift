// SPDX-License-Identifier: MIT

import WaymarkRender

/// The binding of a photo picker, and what can be chosen.
nonisolated struct PhotosSelection {
  private let types: [UTType]
  private let most: Int
  private let isOriginal: Bool
  private let select: ([PhotosPickerItem]) -> Void

  init(
    _ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?,
    _ encoding: PhotosPickerItem.EncodingDisambiguationPolicy
  ) {
    types = PHPickerFilter.types(of: filter)
    most = 1
    isOriginal = encoding == .current
    select = { selection.wrappedValue = $0.first }
  }

  init(
    _ selection: Binding<[PhotosPickerItem]>, most: Int?, _ filter: PHPickerFilter?,
    _ encoding: PhotosPickerItem.EncodingDisambiguationPolicy
  ) {
    types = PHPickerFilter.types(of: filter)
    isOriginal = encoding == .current
    self.most = min(max(most ?? FileValue.countLimit, 1), FileValue.countLimit)
    select = { selection.wrappedValue = $0 }
  }

  /// Returns the dialog while a binding is true.
  ///
  /// A phone converts a photo to JPEG unless the format of its camera is among the types.
  func importer(_ isPresented: Binding<Bool>) -> some ViewModifier {
    FileImporter(
      isPresented: isPresented, types: types, choice: most == 1 ? .one : .several, noun: noun,
      offered: isOriginal ? nil : types.map { $0 == .movie ? "video/*" : "image/*" }, limit: most
    ) { [select] files in select(files.map { PhotosPickerItem($0) }) }
  }

  private var noun: String { types == [.movie] ? "Video" : "Photo" }
}

/// The photo library, which a browser does not have: a picker offers the files of the device.
public final class PHPhotoLibrary: Sendable {
  private static let library = PHPhotoLibrary()

  private init() {}

  /// Returns the library.
  public static func shared() -> PHPhotoLibrary { library }
}
