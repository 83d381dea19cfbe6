// SPDX-License-Identifier: MIT

/// A source file of the client.
struct ClientFile {
  /// The name without folders, such as `patches.js`.
  var name: String
  var text: String
}

/// Why the client cannot be embedded.
struct BundleError: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// The script and the style sheet of the page, each joined from its files and minified.
struct ClientBundle: Equatable {
  var script: String
  var style: String

  /// The file that lists all others in order, one name a line; `#` starts a comment.
  static let orderFile = "order.txt"

  /// Joins files.
  ///
  /// All scripts share the scope of one strict function, and all style sheets one cascade layer.
  ///
  /// - Parameter files: The files in any order, with ``orderFile``.
  /// - Throws: ``BundleError`` if the list does not name exactly the other files, or if a file
  ///   cannot be read.
  init(_ files: [ClientFile]) throws(BundleError) {
    var texts: [String: String] = [:]
    for file in files { texts[file.name] = file.text }
    guard let order = texts.removeValue(forKey: Self.orderFile) else {
      throw BundleError("\(Self.orderFile) is missing.")
    }
    var scripts: [String] = []
    var styles: [String] = []
    for line in order.split(separator: "\n") where !line.hasPrefix("#") {
      let name = String(line)
      guard let text = texts.removeValue(forKey: name) else {
        throw BundleError("\(Self.orderFile) names \(name), which is missing or named twice.")
      }
      do {
        if name.hasSuffix(".css") {
          styles.append(try StyleMinifier.minify(text))
        } else {
          scripts.append(try ScriptMinifier.minify(text))
        }
      } catch {
        throw BundleError("\(name): \(error)")
      }
    }
    guard texts.isEmpty else {
      throw BundleError("\(Self.orderFile) does not name \(texts.keys.sorted()).")
    }
    script = "'use strict';(()=>{\n\(scripts.joined(separator: "\n"))\n})();\n"
    style = "@layer waymark{\n\(styles.joined(separator: "\n"))\n}\n"
  }

  /// The Swift file that contains both as strings.
  var swift: String {
    """
    // SPDX-License-Identifier: MIT

    /// The client of every page, generated from the files in `Client`.
    enum ClientBundle {
      static let script = \(Self.literal(script))

      static let style = \(Self.literal(style))
    }

    """
  }

  /// Returns a multi-line raw string literal for some text.
  static func literal(_ text: String) -> String {
    // With enough number signs, nothing in the text ends the literal or escapes.
    var signs = "#"
    while text.contains("\"\"\"\(signs)") || text.contains("\\\(signs)") { signs += "#" }
    return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
  }
}
