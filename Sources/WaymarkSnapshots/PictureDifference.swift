// SPDX-License-Identifier: MIT

import Foundation
import WaymarkWeb

/// How two pictures differ, which Chromium decodes and compares.
struct PictureDifference: Decodable, Equatable, Sendable {
  /// The size of each picture in pixels, the recorded one first.
  var sizes: [[Int]]
  /// The number of pixels that do not match.
  var count: Int
  /// The smallest area that contains them: left, top, right and bottom, in pixels.
  var area: [Int]
  /// A picture in which they are red, as a base64 string; empty if the sizes differ.
  var picture: String

  /// Compares two PNG files.
  ///
  /// - Parameters:
  ///   - old: The recorded picture.
  ///   - new: The new picture.
  ///   - tolerance: The maximum difference of matching colours in each component.
  ///   - browser: The browser.
  /// - Throws: `PictureError` if a file is no picture, or the browser does not answer.
  init(
    from old: Data, to new: Data, tolerance: Int, by browser: PictureBrowser
  ) async throws(PictureError) {
    let file = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    // Pictures in files of their own would not be readable for the script.
    let images = [old, new].map {
      "<img src=\"data:image/png;base64,\($0.base64EncodedString())\">"
    }
    do {
      try Data("<!doctype html>\(images.joined())".utf8).write(to: file)
    } catch {
      throw PictureError("Cannot write \(file.path()): \(error.localizedDescription)")
    }
    try await browser.open(file, width: 100, height: 100)
    let answer = try await browser.evaluate(Self.script(tolerance)) ?? ""
    guard !answer.isEmpty else { throw PictureError("The recorded snapshot is not a PNG picture") }
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(answer.utf8))
    } catch {
      throw PictureError("Chromium has not compared the pictures")
    }
  }

  private static func script(_ tolerance: Int) -> String {
    """
    (() => {
    const images = [...document.images];
    if (images.some(image => !image.naturalWidth)) return '';
    const sizes = images.map(image => [image.naturalWidth, image.naturalHeight]);
    if (String(sizes[0]) !== String(sizes[1]))
    return JSON.stringify({sizes, count: 0, area: [0, 0, 0, 0], picture: ''});
    const [width, height] = sizes[0];
    const [old, now] = images.map(image => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext('2d', {willReadFrequently: true});
    context.drawImage(image, 0, 0);
    return {canvas, context, data: context.getImageData(0, 0, width, height)};
    });
    let [count, left, top, right, bottom] = [0, width, height, 0, 0];
    const [a, b] = [old.data.data, now.data.data];
    for (let i = 0; i < a.length; i += 4) {
    let most = 0;
    for (let c = 0; c < 4; c++) most = Math.max(most, Math.abs(a[i + c] - b[i + c]));
    if (most > \(tolerance)) {
    const [x, y] = [i / 4 % width, Math.floor(i / 4 / width)];
    count++;
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1),
    Math.max(bottom, y + 1)];
    [b[i], b[i + 1], b[i + 2], b[i + 3]] = [224, 16, 48, 255];
    } else {
    for (let c = 0; c < 3; c++) b[i + c] = 255 - (255 - b[i + c]) / 4;
    }
    }
    now.context.putImageData(now.data, 0, 0);
    const picture = count ? now.canvas.toDataURL('image/png').split(',')[1] : '';
    return JSON.stringify({sizes, count, area: [left, top, right, bottom], picture});
    })()
    """
  }

  /// Whether the pictures have the same size.
  private var hasSameSize: Bool { sizes.first == sizes.last }

  private var pixelCount: Int { (sizes.first ?? []).reduce(1, *) }

  /// Returns the problem if fewer than a share of the pixels match; nil if enough do.
  func problem(demanding precision: Double) -> String? {
    guard hasSameSize else {
      let sizes = sizes.map { $0.map(String.init).joined(separator: " × ") }
      return "The recorded picture has \(sizes.first ?? "") pixels, and the new one "
        + "\(sizes.last ?? "")."
    }
    let share = Double(count) / Double(max(1, pixelCount))
    guard 1 - share < precision, area.count == 4 else { return nil }
    let allowed = precision < 1 ? " (at most \(Self.percent(1 - precision)) may)" : ""
    return "\(count) pixels, \(Self.percent(share)), differ\(allowed): from \(area[0]), \(area[1]) "
      + "to \(area[2]), \(area[3])."
  }

  /// Returns a share with two significant digits.
  private static func percent(_ share: Double) -> String {
    share.formatted(
      .percent.precision(.significantDigits(1...2)).locale(Locale(identifier: "en_US")))
  }
}
