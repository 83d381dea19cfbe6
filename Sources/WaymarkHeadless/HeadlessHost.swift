// SPDX-License-Identifier: MIT

public import WaymarkRender
package import WaymarkViews

/// A host without a screen, which records the mutations and maintains the element tree.
///
/// The log is a value, so a test can compare the mutations of an update with the expected ones.
@MainActor
public final class HeadlessHost: RenderHost {
  /// The current element tree.
  public private(set) var tree = ElementTree()
  /// The batches of mutations, one for each update: all of them, or only the most recent ones.
  public private(set) var batches: [[Mutation]] = []
  /// The number of batches, including those that were discarded.
  public private(set) var batchCount = 0
  /// The errors of mutations that did not apply to the tree, or whose value is of another type than
  /// its property; empty unless the runtime has a bug.
  public private(set) var errors: [ElementTreeError] = []

  /// The URLs that the app has opened, in order.
  public private(set) var openedAddresses: [String] = []

  /// The content that the app shared, in order.
  public private(set) var shared: [SharedContent] = []

  /// The names and contents, as `data` URLs, of the files that a person has saved, in order.
  package private(set) var savedFiles: [(name: String, address: String)] = []

  /// The URLs of screens by their values, which a browser host reads from the app's link table; set
  /// it before the app is mounted.
  public var addresses: [AnyHashable: String] = [:]

  /// The requests to scroll, in order.
  public private(set) var scrolls: [Scroll] = []

  /// A request to scroll to an element.
  public struct Scroll: Hashable, Sendable {
    /// The element that is to become visible.
    public let element: ElementID
    /// The horizontal and vertical anchor; empty if the scroll distance is to be minimal, or if
    /// there is a position.
    public let anchor: [Double]
    /// The distance from the leading edge of the element's content to scroll to; nil if there is
    /// none.
    public let x: Double?
    /// The distance from the top edge of the element's content to scroll to; nil if there is none.
    public let y: Double?
  }

  /// Whether a view has observed scrolling or visibility.
  package private(set) var isObserved = false

  /// The time of the app's views, which follows the test's clock.
  package let time: GraphTime
  private let keepsAllBatches: Bool
  /// Whether animations take time; otherwise, they are complete at once.
  package var playsAnimations = false

  /// Returns the URLs of screens whose values are not in ``addresses``.
  private let otherAddress: (@MainActor (AnyHashable) -> String?)?

  package init(
    keepsAllBatches: Bool, time: GraphTime,
    address: (@MainActor (AnyHashable) -> String?)? = nil
  ) {
    self.keepsAllBatches = keepsAllBatches
    self.time = time
    otherAddress = address
  }

  /// Creates a host with an empty tree.
  ///
  /// - Parameter keepsAllBatches: Whether ``batches`` contains all batches, so that a test can
  ///   replay them. Otherwise it contains at least the last 256.
  public convenience init(keepsAllBatches: Bool = false) {
    self.init(keepsAllBatches: keepsAllBatches, time: .system)
  }

  /// The minimum number of batches that are retained.
  private static let keptBatches = 256

  /// The mutations in ``batches``.
  public var mutations: [Mutation] { Array(batches.joined()) }

  /// Records that a person saves the file of an element; nothing if it has none.
  package func save(_ element: ElementTree.Element?) {
    guard let name = element?[.fileName], let address = element?[.url] else { return }
    savedFiles.append((name, address))
  }

  /// Applies and records a batch, up to the first mutation that does not apply.
  public func apply(_ batch: [Mutation]) {
    batches.append(batch)
    batchCount += 1
    // Discarding many batches at once is cheaper.
    if !keepsAllBatches, batches.count == 2 * Self.keptBatches {
      batches.removeFirst(Self.keptBatches)
    }
    for (position, mutation) in batch.enumerated() {
      guard case .set(_, let property, let value?) = mutation else { continue }
      if property == .scrollObserved || property == .visibilityThreshold { isObserved = true }
      if property.accepts(value) { continue }
      errors.append(ElementTreeError(problem: .wrongType, mutation: mutation, position: position))
    }
    do {
      try tree.apply(batch)
    } catch {
      errors.append(error)
    }
  }

  /// Records the URL as opened.
  public func open(address: String) -> Bool {
    openedAddresses.append(address)
    return true
  }

  /// Returns the URL of the value in ``addresses``.
  public func address(of value: AnyHashable) -> String? {
    addresses[value] ?? otherAddress?(value)
  }

  /// Records the content as shared.
  public func share(_ content: SharedContent) -> Bool {
    shared.append(content)
    return true
  }

  /// Records a request to scroll.
  public func scroll(to element: ElementID, anchor: (x: Double, y: Double)?) {
    scrolls.append(
      Scroll(element: element, anchor: anchor.map { [$0.x, $0.y] } ?? [], x: nil, y: nil))
  }

  /// Records a request to scroll to a position.
  public func scroll(_ element: ElementID, toX x: Double?, y: Double?) {
    scrolls.append(Scroll(element: element, anchor: [], x: x, y: y))
  }
}
