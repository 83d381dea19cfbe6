// SPDX-License-Identifier: MIT

import Foundation
import WaymarkAssets
import WaymarkRender

/// The files of an image of the app, which differ in scale and appearance.
nonisolated struct AssetImage: Equatable, Sendable {
  /// A file.
  struct File: Equatable, Sendable {
    let path: String
    /// The number of pixels for each point; 1 for drawings.
    let scale: Double
    let isDark: Bool
    /// The size in points; nil if the host knows it from the file.
    let size: SizeValue?

    init(path: String, scale: Double = 1, isDark: Bool = false) {
      self.path = path
      self.scale = scale
      self.isDark = isDark
      let pixels = scale == 1 ? nil : PictureFile(path).pixels
      size = pixels.map {
        SizeValue(width: Double($0.width) / scale, height: Double($0.height) / scale)
      }
    }
  }

  /// The suffixes of the files that hosts draw.
  static let suffixes = ["svg", "png", "jpg", "jpeg"]

  /// The files, of which there is at least one.
  let files: [File]
  /// Whether the image is drawn in the colour of text; nil if its set does not say so.
  let isTemplate: Bool?

  /// An image of one file outside of catalogues.
  init(path: String) {
    files = [File(path: path)]
    isTemplate = nil
  }

  /// Reads an image set; throws an ``AssetError`` if it has no file that hosts draw.
  init(folder: String) throws(AssetError) {
    let contents = try AssetContents<AssetImageContents>(folder: folder).value
    let entries = contents.images.filter { entry in
      !entry.traits.isForContrast && entry.filename != nil
    }
    files = entries.preferred(\.traits).compactMap { entry in
      guard let name = entry.filename, !name.contains("/") else { return nil }
      let suffix = name.split(separator: ".").last?.lowercased() ?? ""
      let path = "\(folder)/\(name)"
      guard Self.suffixes.contains(suffix), FileManager.default.fileExists(atPath: path) else {
        return nil
      }
      return File(
        path: path, scale: suffix == "svg" ? 1 : entry.factor, isDark: entry.traits.isDark)
    }
    guard !files.isEmpty else {
      throw AssetError("\(folder): no file of the image is SVG, PNG or JPEG.")
    }
    isTemplate = contents.properties?.intent.map { $0 == "template" }
  }

  /// Returns the file for an appearance and a number of pixels for each point.
  ///
  /// It is the one with the smallest sufficient scale, or else with the largest.
  func file(isDark: Bool, scale: Double) -> File? {
    let usual = files.filter { $0.isDark == isDark }
    let candidates = (usual.isEmpty ? files : usual).sorted { $0.scale < $1.scale }
    return candidates.first { $0.scale >= scale } ?? candidates.last
  }
}

private struct AssetImageContents: Decodable {
  struct Entry: Decodable {
    let traits: AssetTraits
    let filename: String?
    let scale: String?

    private enum CodingKeys: CodingKey { case filename, scale }

    init(from decoder: any Decoder) throws {
      traits = try AssetTraits(from: decoder)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      scale = try values.decodeIfPresent(String.self, forKey: .scale)
    }

    /// The scale as a number: `2x` is 2.
    var factor: Double { min(max(scale.flatMap { Double($0.dropLast()) } ?? 1, 1), 10) }
  }

  struct Properties: Decodable {
    let intent: String?

    private enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  let images: [Entry]
  let properties: Properties?
}
