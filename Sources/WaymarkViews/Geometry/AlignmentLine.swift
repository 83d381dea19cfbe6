// SPDX-License-Identifier: MIT

import WaymarkRender

/// The alignment along one axis: a keyword that hosts know, a custom guide, or the centre.
struct AlignmentLine: Hashable, Sendable {
  let axis: AxisValue
  let keyword: AlignmentValue?
  private let custom: Custom?

  /// A guide that is stored out of line, so that common alignments stay small.
  private indirect enum Custom: Hashable, Sendable {
    case guide(GuideValue)
  }

  init(_ axis: AxisValue, _ keyword: AlignmentValue?, _ custom: GuideValue?) {
    self.axis = axis
    self.keyword = keyword
    self.custom = custom.map { .guide($0) }
  }

  /// The guide's name, and its position in a view that does not set it.
  var guide: GuideValue {
    if case .guide(let guide) = custom { return guide }
    return switch keyword {
    case .leading: GuideValue(axis, "leading")
    case .trailing: GuideValue(axis, "trailing", width: 1)
    case .top: GuideValue(axis, "top")
    case .bottom: GuideValue(axis, "bottom", height: 1)
    case .firstTextBaseline: GuideValue(axis, "firstTextBaseline", firstBaseline: 1)
    case .lastTextBaseline: GuideValue(axis, "lastTextBaseline", lastBaseline: 1)
    default:
      axis == .horizontal
        ? GuideValue(axis, "center", width: 0.5) : GuideValue(axis, "center", height: 0.5)
    }
  }

  /// The guide that containers need because no keyword describes it; nil if there is none.
  var unnamed: GuideValue? {
    // Hosts align first baselines for both keywords.
    (keyword == nil && custom != nil) || keyword == .lastTextBaseline ? guide : nil
  }

  var isBaseline: Bool { keyword == .firstTextBaseline || keyword == .lastTextBaseline }

  /// The properties of a container with this alignment; none for the centre.
  var properties: [(Property, PropertyValue?)] {
    alignmentProperties(keyword, unnamed.map { [$0] } ?? [])
  }
}

/// Returns the properties of a container.
func alignmentProperties(
  _ keyword: AlignmentValue?, _ guides: [GuideValue]
) -> [(Property, PropertyValue?)] {
  if keyword == nil, guides.isEmpty { return [] }
  return [
    (.alignment, keyword?.propertyValue),
    (.alignmentGuides, guides.isEmpty ? nil : guides.propertyValue),
  ]
}
