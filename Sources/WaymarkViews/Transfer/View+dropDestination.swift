// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

extension View {
  /// Receives the values that a person drops on the view.
  ///
  /// The innermost destination that takes the value receives it: if it is of the type, or if one of
  /// its representations can be imported as the type. From other apps and windows, text arrives as
  /// a string, and a link as a URL and as a string. A disabled destination receives nothing. If the
  /// source is removed or disabled during a drag, nothing is dropped.
  ///
  /// The action receives the values, always one, and the position in the view, measured from its top
  /// leading corner. It returns whether it accepts them; otherwise, a host shows that the view
  /// returns to its place. A value that is loaded asynchronously, such as that of a
  /// ``DataRepresentation``, is accepted at once, and the action is called when it is loaded. Without a pointer, the position is 0, 0; in a headless test, the frame of
  /// each view is that of the window. `isTargeted` receives true when a value that the view takes is
  /// dragged over it, and false when that leaves or, before the action runs, is dropped. It is not
  /// called for drags by accessibility actions.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    DroppableView(content: self, action: action, isTargeted: isTargeted)
  }
}

nonisolated private struct DroppableView<Content: View, T: Transferable>: View {
  let content: Content
  let action: ([T], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    DropView(
      content: content,
      target: DropTarget(
        isEnabled: isEnabled, contents: Self.contents,
        accepts: { $0.accepts(T.self) },
        receive: { [action] payload, point in
          if let value = payload.value(as: T.self) { return action([value], point) }
          guard payload.isDeferred(for: T.self) else { return false }
          Task {
            if let value = try? await payload.load(as: T.self) { _ = action([value], point) }
          }
          return true
        },
        isTargeted: { [isTargeted] change in
          switch change {
          case .entered: isTargeted(true)
          case .left, .dropped: isTargeted(false)
          case .carried: break
          }
        }))
  }

  /// The content from outside of the app that the type takes.
  private static var contents: Set<DropContentValue> {
    var contents: Set<DropContentValue> = []
    if DragPayload(text: "").accepts(T.self) { contents.insert(.text) }
    if DragPayload(link: "").accepts(T.self) { contents.insert(.link) }
    return contents
  }
}

extension DroppableView: NamingView {
  @MainActor
  func isCalled(_ id: AnyHashable) -> Bool { (content as? any NamingView)?.isCalled(id) == true }

  @MainActor
  var inside: any View { content }
}

/// What is dragged: a value of the app with its representations, or text and a link from outside.
struct DragPayload {
  private(set) var value: (any Transferable)?
  private(set) var transfer = _Transfer()

  init(_ value: any Transferable) {
    self.value = value
    transfer = value.transfer
  }

  init(text: String? = nil, link: String? = nil) {
    if let link {
      transfer.add(.url, Data(link.utf8))
      if text == nil { transfer.add(.utf8PlainText, Data(link.utf8)) }
    }
    if let text { transfer.add(.utf8PlainText, Data(text.utf8)) }
  }

  /// Returns whether a destination for a type takes it.
  func accepts<T: Transferable>(_ type: T.Type) -> Bool {
    value is T || T.transferRepresentation._accepts(transfer)
  }

  /// Returns whether the value of a type can be had later only.
  func isDeferred<T: Transferable>(for type: T.Type) -> Bool {
    T.transferRepresentation._isDeferred(transfer)
  }

  /// Returns the value of a type, which may be loaded asynchronously.
  @MainActor
  func load<T: Transferable>(as type: T.Type) async throws -> T? {
    try await T.transferRepresentation._load(transfer) as? T
  }

  /// Returns the value of a type; nil if it cannot be imported.
  func value<T: Transferable>(as type: T.Type) -> T? {
    value as? T ?? T.transferRepresentation._import(transfer) as? T
  }
}

/// What a person can drop something on.
struct DropTarget {
  let isEnabled: Bool
  let contents: Set<DropContentValue>
  let accepts: (DragPayload) -> Bool
  /// Returns whether the app accepts what was dropped.
  let receive: (DragPayload, CGPoint) -> Bool
  /// Told when a drag that it takes enters it, and when that leaves or is dropped.
  let isTargeted: (Targeting) -> Void

  enum Targeting {
    case entered(DragPayload, CGPoint)
    /// Sent before ``receive`` is called for a drop by an accessibility action.
    case carried(DragPayload)
    case left(DragPayload?)
    /// Sent before ``receive`` is called.
    case dropped
  }
}

nonisolated struct DropView<Content: View>: WrappingView {
  let content: Content
  let target: DropTarget

  @MainActor
  func makeNode(in parent: ViewNode) -> DropNode { DropNode(target, in: parent) }

  @MainActor
  func update(_ node: DropNode) { node.receive(target) }
}

/// The node around the elements on which a person can drop something.
final class DropNode: AttributeNode {
  private(set) var target: DropTarget
  private(set) var number = 0

  init(_ target: DropTarget, in parent: ViewNode) {
    self.target = target
    super.init(Self.values(target, parent.graph.drags.carried), in: parent)
    number = graph.drags.add(self)
  }

  func receive(_ target: DropTarget) {
    self.target = target
    refreshValues()
  }

  /// Updates what hosts know of the node.
  func refreshValues() { receive(Self.values(target, graph.drags.carried)) }

  override func didUnmount() { graph.drags.destinationEnds(self) }

  private static func values(
    _ target: DropTarget, _ carried: DragPayload?
  ) -> [(Property, PropertyValue)] {
    guard target.isEnabled else { return [] }
    let takes = carried.map(target.accepts) == true
    return [(.dropTarget, target.contents.propertyValue)]
      + (takes ? [(.actions, .actions([DragAction.drop]))] : [])
  }
}

extension DropNode: ActionPerforming {
  func perform(_ action: ActionValue) -> Bool {
    action == DragAction.drop && graph.drags.dropCarried(on: self)
  }
}
