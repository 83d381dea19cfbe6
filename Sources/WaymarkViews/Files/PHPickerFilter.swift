// SPDX-License-Identifier: MIT

/// The kinds of photos and videos that a ``PhotosPicker`` offers.
///
/// A browser knows only images and videos: the special cases, such as screenshots, are all images
/// or all videos.
public struct PHPickerFilter: Hashable, Sendable {
  private struct Kinds: OptionSet, Hashable {
    let rawValue: UInt8
    static let image = Kinds(rawValue: 1)
    static let video = Kinds(rawValue: 2)
    static let all: Kinds = [.image, .video]
  }

  private let kinds: Kinds

  /// Images.
  public static let images = PHPickerFilter(kinds: .image)
  /// Videos.
  public static let videos = PHPickerFilter(kinds: .video)
  /// Live photos; in a browser, images.
  public static let livePhotos = PHPickerFilter(kinds: .image)
  /// Screenshots; in a browser, images.
  public static let screenshots = PHPickerFilter(kinds: .image)
  /// Panoramas; in a browser, images.
  public static let panoramas = PHPickerFilter(kinds: .image)
  /// Bursts; in a browser, images.
  public static let bursts = PHPickerFilter(kinds: .image)
  /// Photos with a depth effect; in a browser, images.
  public static let depthEffectPhotos = PHPickerFilter(kinds: .image)
  /// Screen recordings; in a browser, videos.
  public static let screenRecordings = PHPickerFilter(kinds: .video)
  /// Slow-motion videos; in a browser, videos.
  public static let slomoVideos = PHPickerFilter(kinds: .video)
  /// Time-lapse videos; in a browser, videos.
  public static let timelapseVideos = PHPickerFilter(kinds: .video)
  /// Videos in cinematic mode; in a browser, videos.
  public static let cinematicVideos = PHPickerFilter(kinds: .video)

  /// Returns a filter for what one of the filters offers.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce([]) { $0.union($1.kinds) })
  }

  /// Returns a filter for what all of the filters offer.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce(.all) { $0.intersection($1.kinds) })
  }

  /// Returns a filter for what the filter does not offer.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(kinds: Kinds.all.subtracting(filter.kinds))
  }

  /// The types of the files, all if there is no filter or nothing is left of it.
  static func types(of filter: PHPickerFilter?) -> [UTType] {
    let kinds = filter?.kinds ?? .all
    let types: [UTType] =
      (kinds.contains(.image) ? [.image] : []) + (kinds.contains(.video) ? [.movie] : [])
    return types.isEmpty ? [.image, .movie] : types
  }
}
