// SPDX-License-Identifier: MIT

/// The words and the glyph of a label, read off a view without showing it.
///
/// Tab items and the like are given as views, but hosts draw them from a title and a glyph.
@MainActor
@usableFromInline
struct LabelDescription {
  var words: [String] = []
  var systemName: String?
  /// The titles of the buttons, and what they do.
  var buttons: [(title: String, action: @MainActor () -> Void)] = []

  var title: String { words.joined(separator: " ") }

  init(_ view: some View) { add(view) }

  /// Adds what a view says: primitives that carry words say so, others are asked for their body.
  mutating func add<V: View>(_ view: V) {
    if let known = view as? any LabelDescribing {
      known.describe(into: &self)
    } else if V.Body.self != Never.self {
      add(view.body)
    }
  }
}

/// A primitive view that can say what it shows in words.
@MainActor
protocol LabelDescribing {
  func describe(into description: inout LabelDescription)
}

extension ElementView: LabelDescribing {
  @MainActor
  func describe(into description: inout LabelDescription) { description.add(content) }
}
