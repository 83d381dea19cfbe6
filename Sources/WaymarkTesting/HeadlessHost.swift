// SPDX-License-Identifier: MIT

public import WaymarkRender
import WaymarkViews

/// A host without a screen: it keeps the tree and the log of what led to it.
///
/// The log is a value, so that a test can compare what an update did with what it should do.
@MainActor
public final class HeadlessHost: RenderHost {
  /// What is shown now.
  public private(set) var tree = ElementTree()
  /// The last batches, each one update; all from the first on where the host keeps them.
  public private(set) var batches: [[Mutation]] = []
  /// How many batches there were, those that are not kept any more included.
  public private(set) var batchCount = 0
  /// Mutations that did not fit the tree; none while the runtime keeps its word.
  public private(set) var errors: [ElementTreeError] = []

  /// The addresses that the app opened outside of itself, in order.
  public private(set) var openedAddresses: [String] = []

  /// The content that the app shared, in order.
  public private(set) var shared: [SharedContent] = []

  /// What the app scrolled to, in order.
  public private(set) var scrolls: [Scroll] = []

  /// What an app has its host scroll to.
  public struct Scroll: Hashable, Sendable {
    /// The element that is to be in sight.
    public let element: ElementID
    /// Where it is to be in what is seen, across and down; empty where no further is scrolled than
    /// needed.
    public let anchor: [Double]
  }

  /// The time that the app's views are at; it goes as the test's clock goes.
  let time: GraphTime
  private let keepsAllBatches: Bool

  init(keepsAllBatches: Bool, time: GraphTime) {
    self.keepsAllBatches = keepsAllBatches
    self.time = time
  }

  /// Makes a host that shows nothing.
  ///
  /// - Parameter keepsAllBatches: Whether ``batches`` goes back to the first, so that the tree can
  ///   be made again from it, however long the app runs. Otherwise the last 256 are there, and some
  ///   older ones.
  public convenience init(keepsAllBatches: Bool = false) {
    self.init(keepsAllBatches: keepsAllBatches, time: .system)
  }

  /// How many batches are kept at least.
  private static let keptBatches = 256

  /// The mutations of the kept ``batches``.
  public var mutations: [Mutation] { Array(batches.joined()) }

  /// Applies and logs one batch; of a batch that does not fit, what comes before the misfit.
  public func apply(_ batch: [Mutation]) {
    batches.append(batch)
    batchCount += 1
    // Twice as many, so that the older ones go at one stroke.
    if !keepsAllBatches, batches.count == 2 * Self.keptBatches {
      batches.removeFirst(Self.keptBatches)
    }
    do {
      try tree.apply(batch)
    } catch {
      errors.append(error)
    }
  }

  /// Notes the address, as if it had been opened.
  public func open(address: String) -> Bool {
    openedAddresses.append(address)
    return true
  }

  /// Records the content as shared.
  public func share(_ content: SharedContent) -> Bool {
    shared.append(content)
    return true
  }

  /// Notes what is scrolled to.
  public func scroll(to element: ElementID, anchor: (x: Double, y: Double)?) {
    scrolls.append(Scroll(element: element, anchor: anchor.map { [$0.x, $0.y] } ?? []))
  }
}
