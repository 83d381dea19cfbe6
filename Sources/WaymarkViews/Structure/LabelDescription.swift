// SPDX-License-Identifier: MIT

/// The texts and the symbol of a label, read from a view without mounting it.
///
/// Views describe tab items and similar content, but hosts draw them from a title and a symbol.
@MainActor
@usableFromInline
struct LabelDescription {
  var texts: [String] = []
  var systemName: String?
  /// The titles and actions of the buttons.
  var buttons: [(title: String, action: @MainActor () -> Void)] = []

  var title: String { texts.joined(separator: " ") }

  init(_ view: some View) { add(view) }

  /// Adds the description of a view: primitive views describe themselves, other views through their
  /// body.
  mutating func add<V: View>(_ view: V) {
    if let known = view as? any LabelDescribing {
      known.describe(into: &self)
    } else if V.Body.self != Never.self {
      add(view.body)
    }
  }
}

/// A primitive view that can describe its content as text.
@MainActor
protocol LabelDescribing {
  func describe(into description: inout LabelDescription)
}

extension ElementView: LabelDescribing {
  @MainActor
  func describe(into description: inout LabelDescription) { description.add(content) }
}
