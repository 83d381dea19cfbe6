// SPDX-License-Identifier: MIT

import Foundation

/// Pictures of screens, which the page of a map draws into their boxes.
///
/// They are SVG documents that share a text, such as a style sheet. The page contains it once, and
/// its script puts the documents together.
package struct MapPictures {
  /// A document around the shared text.
  package struct Document {
    package let head: String
    package let tail: String

    package init(head: String, tail: String) {
      self.head = head
      self.tail = tail
    }
  }

  /// The maximum size in bytes of all documents; further ones are left out.
  package static let limit = 4 << 20

  private let shared: String
  private let size: (width: Int, height: Int)
  /// The documents with their screens, in the order in which they were added.
  private var documents: [(id: NavigationMap.Screen.ID, document: Document)] = []
  private var left: Int

  /// Creates pictures.
  ///
  /// - Parameters:
  ///   - shared: The text that all documents share.
  ///   - size: The size of each picture in points.
  ///   - limit: The maximum size in bytes of all documents.
  package init(
    shared: String = "", size: (width: Int, height: Int) = (390, 844), limit: Int = Self.limit
  ) {
    self.shared = shared
    self.size = size
    left = limit
  }

  /// Adds the picture of a screen that has none, as far as the limit allows.
  package mutating func add(_ document: Document, of id: NavigationMap.Screen.ID) {
    let bytes = document.head.utf8.count + document.tail.utf8.count
    guard bytes <= left, number(of: id) == nil else { return }
    left -= bytes
    documents.append((id, document))
  }

  /// The screens with pictures.
  var screens: Set<NavigationMap.Screen.ID> { Set(documents.map(\.id)) }

  private func number(of id: NavigationMap.Screen.ID) -> Int? {
    documents.firstIndex { $0.id == id }
  }

  /// Returns the attributes of the image in the box of a screen; nil for one without a picture.
  func image(of id: NavigationMap.Screen.ID) -> String? {
    number(of: id).map { "data-picture=\"\($0)\" preserveAspectRatio=\"xMidYMin slice\"" }
  }

  /// Returns a larger image of a screen for its section; empty for one without a picture.
  func figure(of id: NavigationMap.Screen.ID) -> String {
    guard let number = number(of: id) else { return "" }
    return """
      <img data-picture="\(number)" alt="" width="\(size.width / 3)" height="\(size.height / 3)">
      """
  }

  /// The script that draws the pictures; empty if there are none.
  var script: String {
    guard !documents.isEmpty else { return "" }
    let rows = documents.map { _, document in
      "[\(Self.literal(document.head)),\(Self.literal(document.tail))]"
    }
    return """
      <script>
      const shared=\(Self.literal(shared));
      [
      \(rows.joined(separator: ",\n"))
      ].forEach(([head,tail],number)=>{
      const address=URL.createObjectURL(new Blob([head,shared,tail],{type:"image/svg+xml"}));
      for(const image of document.querySelectorAll(`[data-picture="${number}"]`))
      image.setAttribute(image.tagName=="IMG"?"src":"href",address)});
      </script>

      """
  }

  /// Returns a text as a literal of JavaScript that cannot end the script.
  private static func literal(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // A text can always be encoded.
    let json = (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    return json.replacing("</", with: "<\\/").replacing("<!--", with: "<\\u0021--")
  }
}
