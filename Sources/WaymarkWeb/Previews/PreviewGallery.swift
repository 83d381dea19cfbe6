// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender
import WaymarkViews

/// A folder with the previews of a program in all variants, and a page that shows them.
@MainActor
struct PreviewGallery {
  private let catalog: PreviewCatalog
  private let folder: URL
  private(set) var page: PreviewPage

  /// How many files were written.
  private(set) var variantCount = 0
  private(set) var pictureCount = 0

  /// The pixels per point in pictures.
  private static let scale = 2.0

  /// Creates a gallery.
  ///
  /// - Parameters:
  ///   - app: The name of the program.
  ///   - catalog: The previews.
  ///   - folder: The folder, which is created if it does not exist.
  init(_ app: String, _ catalog: PreviewCatalog, in folder: URL) {
    self.catalog = catalog
    self.folder = folder
    page = PreviewPage(app)
  }

  /// Writes the HTML of each variant, and the page.
  ///
  /// - Parameter browser: Draws a picture of each variant; nil for none.
  /// - Throws: ``PreviewError`` if a file cannot be written, or a picture cannot be drawn.
  mutating func write(by browser: PictureBrowser?) async throws(PreviewError) {
    try write(ScreenDocument.styleSheet, to: "style.css")
    page.hasPictures = browser != nil
    var names: Set<String> = []
    for item in catalog.items {
      let name = Self.fileName(of: item, besides: &names)
      var problems = item.problems
      var variants: [PreviewVariant] = []
      for variant in PreviewVariant.all(for: item.settings) {
        do {
          let (tree, problem) = try await catalog.tree(of: item, variant.traits)
          if problem != nil { break }
          try await write(variant, tree, item, "previews/\(name)/\(variant.name)", by: browser)
          variants.append(variant)
        } catch let error as PreviewError {
          throw error
        } catch let error as PictureError {
          throw .noPictures("\(error)")
        } catch {
          problems.append("\(variant.name): \(error)")
          break
        }
      }
      variantCount += variants.count
      page.add(item, in: "previews/\(name)", variants, problems: problems)
    }
    try write(page.html, to: "index.html")
  }

  private mutating func write(
    _ variant: PreviewVariant, _ tree: ElementTree, _ item: PreviewItem, _ path: String,
    by browser: PictureBrowser?
  ) async throws {
    let document = ScreenDocument(
      tree, variant.traits, styleSheet: .at("../../style.css"), script: PreviewPage.frameScript)
    try write(document.html, to: path + ".html")
    guard let browser else { return }
    let picture = ScreenPicture(
      tree, variant.traits, fitsContent: item.settings.layout.fitsContent)
    let data = try await picture.png(by: browser, scale: Self.scale)
    try write(data, to: path + ".png")
    pictureCount += 1
  }

  private func write(_ text: String, to path: String) throws(PreviewError) {
    try write(Data(text.utf8), to: path)
  }

  private func write(_ data: Data, to path: String) throws(PreviewError) {
    let file = folder.appending(path: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    } catch {
      throw .cannotWrite(file.path(), reason: error.localizedDescription)
    }
  }

  /// Returns a name for the folder of a preview that no other has.
  private static func fileName(of item: PreviewItem, besides names: inout Set<String>) -> String {
    let text = "\(item.place.module)-\(item.name)"
    let parts = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = String(parts.joined(separator: "-").lowercased().prefix(60))
    var unique = name.isEmpty ? "preview" : name
    var number = 1
    while !names.insert(unique).inserted {
      number += 1
      unique = "\(name)-\(number)"
    }
    return unique
  }
}
