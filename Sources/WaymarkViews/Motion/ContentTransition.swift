// SPDX-License-Identifier: MIT

import WaymarkRender

/// How the content of a view changes in an animated change.
///
/// A text fades from the old content to the new one, unless it has another transition.
public struct ContentTransition: Hashable, Sendable {
  /// What hosts play; nil for a fade.
  let keyword: ContentTransitionValue?

  /// An immediate change.
  public static let identity = ContentTransition(keyword: .identity)
  /// A fade.
  public static let opacity = ContentTransition(keyword: .opacity)
  /// A fade: hosts do not interpolate the outlines of letters.
  public static let interpolate = ContentTransition(keyword: .opacity)
  /// A transition in which the digits that differ roll up, or down if the value counts down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(keyword: countsDown ? .countsDown : .countsUp)
  }
  /// A transition in which the digits that differ roll in the direction of a value's change.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(keyword: .countsUp, value: value)
  }
  /// The value that gives the direction; nil for the direction of the keyword.
  var value: Double?
}

extension View {
  /// Sets how texts in this view change in an animated change.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    ContentTransitionView(content: self, transition: transition)
  }
}

nonisolated private struct ContentTransitionView<Content: View>: View {
  let content: Content
  let transition: ContentTransition
  @State private var counter = Counter()

  @MainActor var body: some View {
    content.attributes((.contentTransition, keyword?.propertyValue))
  }

  @MainActor private var keyword: ContentTransitionValue? {
    guard let value = transition.value else { return transition.keyword }
    return counter.keyword(for: value)
  }

  /// Remembers the direction of the last change.
  private final class Counter {
    private var last: (value: Double, keyword: ContentTransitionValue)?

    func keyword(for value: Double) -> ContentTransitionValue {
      let keyword: ContentTransitionValue
      if let last {
        keyword = value == last.value ? last.keyword : value < last.value ? .countsDown : .countsUp
      } else {
        keyword = .countsUp
      }
      last = (value, keyword)
      return keyword
    }
  }
}
