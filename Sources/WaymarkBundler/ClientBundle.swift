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

/// A script that only some pages load.
struct ClientPart: Equatable {
  /// The elements that need the script, as a selector.
  var selector: String
  var name: String
  var script: String
}

/// The scripts and the style sheet of the page, minified.
struct ClientBundle: Equatable {
  /// The script that a page contains, which opens the socket before the other one is loaded.
  var opening: String
  var script: String
  var style: String
  /// The scripts that only some pages load.
  var parts: [ClientPart]

  /// The file that lists all others in order, one name a line; `#` starts a comment.
  static let orderFile = "order.txt"
  /// The file of ``opening``, which the list does not name.
  static let openingFile = "opening.js"

  /// Joins the files of the script and of the style sheet.
  ///
  /// All scripts share the scope of one strict asynchronous function, and all style sheets one
  /// cascade layer. A line with a selector and a name, such as `[data-g] gestures`, begins a part:
  /// the scripts after it share a scope of their own.
  ///
  /// - Parameter files: The files in any order, with ``orderFile``.
  /// - Throws: ``BundleError`` if the list does not name exactly the other files, or if a file
  ///   cannot be read.
  init(_ files: [ClientFile]) throws(BundleError) {
    var texts: [String: String] = [:]
    for file in files { texts[file.name] = file.text }
    func take(_ name: String) throws(BundleError) -> String {
      guard let text = texts.removeValue(forKey: name) else {
        throw BundleError("\(name) is missing.")
      }
      return text
    }
    let order = try take(Self.orderFile)
    let first = try take(Self.openingFile)
    opening = try Self.named(Self.openingFile) { () throws(BundleError) in
      try ScriptMinifier.minify(first)
    }
    // The scripts of the page, and then those of each part.
    var scripts: [[String]] = [[]]
    var heads: [(selector: String, name: String)] = []
    var styles: [String] = []
    for line in order.split(separator: "\n") where !line.hasPrefix("#") {
      if let space = line.lastIndex(of: " ") {
        heads.append((String(line[..<space]), String(line[line.index(after: space)...])))
        scripts.append([])
        continue
      }
      let name = String(line)
      guard let text = texts.removeValue(forKey: name) else {
        throw BundleError("\(Self.orderFile) names \(name), which is missing or named twice.")
      }
      try Self.named(name) { () throws(BundleError) in
        if name.hasSuffix(".css") {
          styles.append(try StyleMinifier.minify(text))
        } else {
          scripts[heads.count].append(try ScriptMinifier.minify(text))
        }
      }
    }
    guard texts.isEmpty else {
      throw BundleError("\(Self.orderFile) does not name \(texts.keys.sorted()).")
    }
    let joined = try scripts.map { (texts) throws(BundleError) in
      try ScriptShortener.shorten(texts.joined(separator: "\n"))
    }
    script = "'use strict';(async()=>{\n\(joined[0])\n})();\n"
    parts = zip(heads, joined.dropFirst()).map { head, text in
      ClientPart(
        selector: head.selector, name: head.name,
        script: "'use strict';(()=>{\n\(text)\n})();\n")
    }
    style = "@layer waymark{\n\(styles.joined(separator: "\n"))\n}\n"
  }

  /// Adds the name of a file to an error.
  private static func named<Result>(
    _ name: String, _ body: () throws(BundleError) -> Result
  ) throws(BundleError) -> Result {
    do { return try body() } catch { throw BundleError("\(name): \(error)") }
  }

  /// The Swift file that contains them as strings.
  var swift: String {
    """
    // SPDX-License-Identifier: MIT

    /// The client of every page, generated from the files in `Client`.
    enum ClientBundle {
      static let opening = \(Self.literal(opening))

      static let script = \(Self.literal(script))

      static let style = \(Self.literal(style))

      /// The scripts that only pages load which have an element that matches the selector.
      static let parts: [(selector: String, name: String, script: String)] = [
    \(parts.map(Self.entry).joined(separator: ",\n"))
      ]
    }

    """
  }

  private static func entry(_ part: ClientPart) -> String {
    "(\(literal(part.selector)), \(literal(part.name)), \(literal(part.script)))"
  }

  /// Returns a multi-line raw string literal for some text.
  static func literal(_ text: String) -> String {
    // With enough number signs, nothing in the text ends the literal or escapes.
    var signs = "#"
    while text.contains("\"\"\"\(signs)") || text.contains("\\\(signs)") { signs += "#" }
    return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
  }
}
