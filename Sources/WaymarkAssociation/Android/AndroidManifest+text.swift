// SPDX-License-Identifier: MIT

extension AndroidManifest {
  /// A manifest with the filters, which Android's build merges with the app's own.
  ///
  /// A comment above each path has the pattern of its route and its limits.
  public var text: String {
    let filters = filters.map { XML.element($0.element) }
    let activity = XML.Element(
      "activity", [.init("android:name", activity.forResources), .init(Self.exported, "true")],
      filters)
    let application = XML.Element("application", [], [.element(activity)])
    return XML.Element(
      "manifest", [.init("xmlns:android", "http://schemas.android.com/apk/res/android")],
      [.element(application)]
    ).document()
  }

  private static let exported = "android:exported"
}

extension IntentFilter {
  fileprivate var element: XML.Element {
    var children: [XML] = [
      .element(.named("action", "android.intent.action.VIEW")),
      .element(.named("category", "android.intent.category.DEFAULT")),
      .element(.named("category", "android.intent.category.BROWSABLE")),
    ]
    children += schemes.map { .data("scheme", $0) } + hosts.map { .data("host", $0) }
    var comment: String?
    for path in paths {
      let note = path.route.map { $0 + (path.limitsText.map { ": \($0)" } ?? "") }
      if let note, note != comment { children.append(.comment(note)) }
      comment = note
      children.append(.data(path.kind.rawValue, path.value))
    }
    return XML.Element(
      "intent-filter", isVerified ? [.init("android:autoVerify", "true")] : [], children)
  }
}

extension XML.Element {
  fileprivate static func named(_ name: String, _ value: String) -> XML.Element {
    XML.Element(name, [.init("android:name", value)])
  }
}

extension XML {
  fileprivate static func data(_ attribute: String, _ value: String) -> XML {
    .element(Element("data", [.init("android:" + attribute, value.forResources)]))
  }
}

extension String {
  /// The text as the value of an attribute of a resource, in which `\` escapes what follows, and a
  /// `@` or `?` at the beginning is a reference.
  fileprivate var forResources: String {
    let escaped = reduce(into: "") { text, character in
      text += character == "\\" ? "\\\\" : String(character)
    }
    return escaped.hasPrefix("@") || escaped.hasPrefix("?") ? "\\" + escaped : escaped
  }

  /// The text that is meant by the value of an attribute of a resource.
  fileprivate var fromResources: String {
    var text = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let next = rest.popFirst() else {
        text.append(scalar)
        continue
      }
      switch next {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "u":
        let digits = String(String.UnicodeScalarView(rest.prefix(4)))
        rest = rest.dropFirst(4)
        text.append(UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}")
      default: text.append(next)
      }
    }
    return String(text)
  }
}

extension AndroidManifest {
  /// The maximum size of a manifest in bytes.
  public static let sizeLimit = 1 << 20

  /// Reads the intent filters of a manifest that are for links: those for `VIEW` in the categories
  /// `DEFAULT` and `BROWSABLE`.
  ///
  /// All activities count; that of the first such filter is the manifest's ``activity``. The
  /// `<data>` elements of one filter are combined, as in Android.
  ///
  /// - Throws: An error when it is not a manifest.
  public init(parsing bytes: some Collection<UInt8>) throws(ArtifactError) {
    let root = try XMLReader.read(bytes, limit: Self.sizeLimit)
    guard root.name == "manifest" else {
      throw .wrongShape(at: "The root", expected: "<manifest>", found: "<\(root.name)>")
    }
    self.init(filters: [])
    let activities = root.elements.filter { $0.name == "application" }.flatMap(\.elements)
    for activity in activities where ["activity", "activity-alias"].contains(activity.name) {
      for filter in activity.elements where filter.name == "intent-filter" {
        guard let filter = IntentFilter(filter) else { continue }
        if filters.isEmpty, let name = activity["android:name"] { self.activity = name }
        filters.append(filter)
      }
    }
  }
}

extension IntentFilter {
  /// Reads a filter; nil where it is not for links.
  fileprivate init?(_ element: XML.Element) {
    func names(_ name: String) -> [String] {
      element.elements.filter { $0.name == name }.compactMap { $0["android:name"] }
    }
    let categories = names("category")
    guard names("action").contains("android.intent.action.VIEW"),
      categories.contains("android.intent.category.DEFAULT"),
      categories.contains("android.intent.category.BROWSABLE")
    else { return nil }
    self.init(schemes: [], isVerified: element["android:autoVerify"] == "true")
    for data in element.elements where data.name == "data" {
      for attribute in data.attributes {
        let value = attribute.value.fromResources
        switch attribute.name {
        case "android:scheme": schemes.append(value)
        case "android:host": hosts.append(value)
        default:
          guard attribute.name.hasPrefix("android:"),
            let kind = AndroidPath.Kind(rawValue: String(attribute.name.dropFirst(8)))
          else { continue }
          paths.append(AndroidPath(kind, value))
        }
      }
    }
    if schemes.isEmpty { return nil }
  }
}
