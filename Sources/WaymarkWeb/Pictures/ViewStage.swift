// SPDX-License-Identifier: MIT

import Foundation
import WaymarkHeadless
package import WaymarkRender
@_spi(Host) package import WaymarkViews

/// Shows a view alone in a headless window, so that it can be drawn.
///
/// The clock of the view stands still at a fixed date, and its stored values are its own.
@MainActor
package final class ViewStage {
  package let traits: WindowTraits
  private let driver: Driver
  private let mounted: Mounted
  private let failures: Failures

  /// The maximum number of elements that are drawn.
  package static let elementLimit = 20_000

  /// The date at which the clock of each view stands.
  static let startDate = Date(timeIntervalSinceReferenceDate: 0)

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - traits: The window and its preferences.
  ///   - make: Creates the view, where its environment exists.
  package init(_ traits: WindowTraits, _ make: @escaping @MainActor () -> AnyView) {
    self.traits = traits
    let (mounted, failures) = (Mounted(), Failures())
    (self.mounted, self.failures) = (mounted, failures)
    let direction = traits.direction
    driver = Driver(
      clock: ManualClock(), at: SourcePlace(),
      record: { message, _ in failures.all.append(message) },
      start: Runtime.mounting { graph in
        mounted.graph = graph
        // The default is left out, so that it adds nothing to the markup.
        if direction == .leftToRight {
          graph.mount(make())
        } else {
          graph.mount(make().environment(\.layoutDirection, direction))
        }
      })
    driver.startDate = Self.startDate
    driver.window.frame = traits.frame
    driver.window.appearance = traits.appearance
    driver.launch(at: SourcePlace())
  }

  /// Lets the tasks of the view run, as far as they do not wait for its clock.
  package func rest() async { await driver.rest() }

  /// Removes the view.
  package func end() { driver.terminate(at: SourcePlace()) }

  /// The elements of the view.
  package var tree: ElementTree { driver.host.tree }

  /// The graph of the view; nil after ``end()``.
  var graph: ViewGraph? { mounted.graph }

  /// The elements as a person, a screen reader or a test finds them, one per line.
  package var outline: String { "\(driver.snapshot())" }

  /// What the view has reported as misuse, and why it cannot be drawn.
  package var problems: [String] {
    let texts = driver.log.texts
    return texts + errors.filter { !texts.contains($0) }
  }

  /// Those of the problems that fail a test.
  package var errors: [String] {
    failures.all + (sizeProblem.map { [$0] } ?? [])
  }

  /// The reason why the view is not drawn; nil if it is.
  package var sizeProblem: String? {
    guard tree.count > Self.elementLimit else { return nil }
    return "The view has \(tree.count) elements, and at most \(Self.elementLimit) are drawn; "
      + "a lazy container, such as List, creates only those in its window."
  }
}

@MainActor
private final class Mounted {
  weak var graph: ViewGraph?
}

@MainActor
private final class Failures {
  var all: [String] = []
}
