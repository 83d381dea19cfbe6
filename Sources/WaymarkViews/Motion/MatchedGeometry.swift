// SPDX-License-Identifier: MIT

import WaymarkRender

/// A property wrapper for a namespace, which identifies views across the view hierarchy.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identifier of a namespace.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UUID
  }

  @State private var id = ID(number: UUID())

  /// Creates a namespace for the view.
  public init() {}

  /// The identifier of the namespace.
  public var wrappedValue: ID { id }
}

/// The properties that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The raw bits, one for each option.
  public let rawValue: UInt32
  /// Creates a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position of the views.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the views.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and size of the views.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Shares the frame of views with the same id in a namespace.
  ///
  /// If an animated change removes one source and inserts another one, the inserted view starts
  /// with the frame of the removed one. A view that is not the source always has the position and
  /// the size of the source, and moves with it.
  ///
  /// Ignored: `anchor` (frames are matched as a whole).
  ///
  /// - Parameters:
  ///   - id: The id; one source at a time has it.
  ///   - namespace: The namespace.
  ///   - properties: What is shared: the position, the size or both.
  ///   - anchor: The point of the frames that is matched.
  ///   - isSource: Whether others take the frame of this view.
  /// - Returns: The view.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    MatchedView(
      content: self, key: MatchKey(id: id, namespace: namespace),
      property: isSource ? .matched : .follower, properties: properties)
  }

  /// Makes this view the source from which a screen with the same id zooms.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    MatchedView(
      content: self, key: MatchKey(id: id, namespace: namespace), property: .zoomSource,
      properties: .frame)
  }
}

/// An id in a namespace.
nonisolated struct MatchKey: Hashable {
  private let id: AnyHashable
  private let namespace: Namespace.ID

  init(id: some Hashable, namespace: Namespace.ID) {
    self.id = AnyHashable(id)
    self.namespace = namespace
  }
}

/// The names of ids that hosts receive, by order of appearance.
@MainActor
private final class MatchNames {
  private struct Name {
    let number: Int
    var uses = 1
    /// The update in which the last use ended.
    var end = 0
  }

  private var names: [MatchKey: Name] = [:]
  private var last = 0
  /// The number of names at which those without a use are forgotten.
  private var limit = 64

  func begin(_ key: MatchKey, in update: Int) -> String {
    if let known = names[key] {
      names[key]?.uses += 1
      return "\(known.number)"
    }
    if names.count > limit {
      // What is removed in this update can be inserted again in it.
      names = names.filter { $1.uses > 0 || $1.end == update }
      limit = max(64, 2 * names.count)
    }
    last += 1
    names[key] = Name(number: last)
    return "\(last)"
  }

  func end(_ key: MatchKey, in update: Int) {
    names[key]?.uses -= 1
    names[key]?.end = update
  }
}

extension GraphSlot where Value == MatchNames {
  fileprivate static let matchNames = GraphSlot { MatchNames() }
}

/// Sends the name of an id to the elements of a view, or to the screen whose content it is.
nonisolated struct MatchedView<Content: View>: WrappingView {
  let content: Content
  let key: MatchKey
  let property: Property
  var properties = MatchedGeometryProperties.frame

  @MainActor
  func makeNode(in parent: ViewNode) -> MatchNode {
    MatchNode(key, property, properties, in: parent)
  }

  @MainActor
  func update(_ node: MatchNode) { node.receive(key, property, properties) }
}

final class MatchNode: ContentAttributeNode {
  private var key: MatchKey

  init(
    _ key: MatchKey, _ property: Property, _ properties: MatchedGeometryProperties,
    in parent: ViewNode
  ) {
    self.key = key
    let name = parent.graph[.matchNames].begin(key, in: parent.graph.updateNumber)
    super.init(
      Self.values(name, property, properties), includesScreens: property == .zoom, in: parent)
  }

  private static func values(
    _ name: String, _ property: Property, _ properties: MatchedGeometryProperties
  ) -> [(Property, PropertyValue)] {
    let shares: String
    switch (properties.contains(.position), properties.contains(.size)) {
    case (true, false): shares = " p"
    case (false, true): shares = " s"
    default: shares = ""
    }
    return [(property, .text(name + shares))]
  }

  func receive(
    _ new: MatchKey, _ property: Property, _ properties: MatchedGeometryProperties
  ) {
    let names = graph[.matchNames]
    let name = names.begin(new, in: graph.updateNumber)
    names.end(key, in: graph.updateNumber)
    key = new
    update(Self.values(name, property, properties))
  }

  override func didUnmount() { graph[.matchNames].end(key, in: graph.updateNumber) }
}
