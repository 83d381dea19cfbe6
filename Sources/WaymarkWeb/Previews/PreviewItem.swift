// SPDX-License-Identifier: MIT

import WaymarkAssociation
import WaymarkViews

/// A preview of the program.
struct PreviewItem {
  let type: PreviewType
  let place: PreviewPlace
  /// The index among the previews of a provider.
  let index: Int
  /// The name for people.
  let name: String
  let settings: PreviewSettings
  /// Why it cannot be drawn, or what it reports as misuse.
  let problems: [String]

  /// Creates an item, whose name may be derived from its place.
  ///
  /// - Parameters:
  ///   - type: The type that declares it.
  ///   - settings: What the preview says of how it is shown.
  ///   - problems: What is wrong with it.
  ///   - index: The index among the previews of the provider.
  ///   - count: The number of these previews.
  @MainActor
  init(
    _ type: PreviewType, _ settings: PreviewSettings, problems: [String], index: Int = 0,
    of count: Int = 1
  ) {
    self.type = type
    self.index = index
    self.settings = settings
    place = type.place
    var name = place.file.split(separator: "/").last.map(String.init) ?? place.file
    for ending in [".swift", "_Previews", "_Preview"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
    }
    self.name = settings.name ?? (count > 1 ? "\(name) \(index + 1)" : name)
    var problems = problems
    if PreviewSize.all(for: settings).isEmpty {
      let sizes = WindowTraits.sizes
      problems.append(
        "A preview can have from \(sizes.lowerBound) to \(sizes.upperBound) points, not "
          + settings.layout.title + ".")
    }
    if let device = settings.device, PreviewSize(device) == nil {
      problems.append(
        "The device \(device.rawValue.debugDescription) is not known, so it has no effect.")
    }
    self.problems = problems
  }

  /// The size for people, such as `fixed 320 × 200`.
  var layout: String {
    var parts = [settings.layout.title]
    if let device = settings.device { parts.append(device.rawValue) }
    if settings.isLandscape { parts.append("landscape") }
    return parts.joined(separator: ", ")
  }

  /// Whether the name or the place contains a text, in any case.
  func matches(_ text: String) -> Bool {
    name.localizedCaseInsensitiveContains(text)
      || place.description.localizedCaseInsensitiveContains(text)
  }

  /// The preview for programs.
  var json: JSON {
    var layout: [JSON.Member]
    switch settings.layout {
    case .device: layout = [JSON.Member("kind", .string("device"))]
    case .sizeThatFits: layout = [JSON.Member("kind", .string("sizeThatFits"))]
    case .fixed(let width, let height):
      layout = [
        JSON.Member("kind", .string("fixed")), JSON.Member("width", .number(width)),
        JSON.Member("height", .number(height)),
      ]
    }
    if settings.isLandscape { layout.append(JSON.Member("landscape", .bool(true))) }
    return .members([
      "name": .string(name), "module": .string(place.module), "file": .string(place.file),
      "line": place.line > 0 ? .integer(place.line) : nil,
      "column": place.column > 0 ? .integer(place.column) : nil, "layout": .object(layout),
      "device": (settings.device?.rawValue).map { .string($0) },
      "problems": problems.isEmpty ? nil : .array(problems.map { .string($0) }),
    ])
  }
}

extension PreviewLayout {
  /// The layout for people.
  var title: String {
    switch self {
    case .device: "device"
    case .sizeThatFits: "size that fits"
    case .fixed(let width, let height): "fixed \(Style.number(width)) × \(Style.number(height))"
    }
  }

  var fitsContent: Bool { if case .sizeThatFits = self { true } else { false } }
}
