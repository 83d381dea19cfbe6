// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

extension View {
  /// Receives what a person drops on the view, if it has data of one of the types.
  ///
  /// The action receives one provider and returns whether it takes it over. The binding is true
  /// while a drag that the view takes is over it. From other apps and windows, only text and links
  /// arrive. Otherwise it behaves like ``dropDestination(for:action:isTargeted:)``.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Receives what a person drops on the view, with the position in the view.
  ///
  /// The position is measured from the top leading corner of the view. Otherwise it behaves like
  /// the one without a position.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    DelegatingView(
      content: self, types: supportedContentTypes, receiver: .action(isTargeted, action))
  }

  /// Lets a delegate decide what happens when a person drags data of one of the types over the view
  /// and drops them.
  ///
  /// ```swift
  /// struct Reordering: DropDelegate {
  ///   let name: String
  ///   @Binding var names: [String]
  ///   @Binding var dragged: String?
  ///
  ///   func dropEntered(info: DropInfo) {
  ///     guard let dragged, let from = names.firstIndex(of: dragged),
  ///       let to = names.firstIndex(of: name), from != to
  ///     else { return }
  ///     withAnimation {
  ///       names.move(fromOffsets: [from], toOffset: to > from ? to + 1 : to)
  ///     }
  ///   }
  ///
  ///   func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  ///
  ///   func performDrop(info: DropInfo) -> Bool {
  ///     dragged = nil
  ///     return true
  ///   }
  /// }
  /// ```
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    DelegatingView(content: self, types: supportedContentTypes, receiver: .delegate(delegate))
  }
}

/// The delegate of an action with a binding.
private struct DropAction: DropDelegate {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool

  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }

  func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }

  func performDrop(info: DropInfo) -> Bool {
    isTargeted?.wrappedValue = false
    return action(info.itemProviders(for: types), info.location)
  }
}

nonisolated private struct DelegatingView<Content: View>: View {
  let content: Content
  let types: [UTType]
  let receiver: Receiver
  @Environment(\.isEnabled) private var isEnabled

  enum Receiver {
    case delegate(any DropDelegate)
    case action(Binding<Bool>?, ([NSItemProvider], CGPoint) -> Bool)
  }

  @MainActor private var delegate: any DropDelegate {
    switch receiver {
    case .delegate(let delegate): delegate
    case .action(let isTargeted, let action):
      DropAction(types: types, isTargeted: isTargeted, action: action)
    }
  }

  @MainActor var body: some View {
    DropView(
      content: content,
      target: DropTarget(
        isEnabled: isEnabled, contents: contents, accepts: accepts, receive: receive,
        isTargeted: { [delegate] change in
          switch change {
          case .entered(let payload, let point):
            let info = DropInfo(payload: payload, location: point)
            delegate.dropEntered(info: info)
            _ = delegate.dropUpdated(info: info)
          case .carried(let payload):
            delegate.dropEntered(info: DropInfo(payload: payload, location: .zero))
          case .left(let payload):
            delegate.dropExited(info: DropInfo(payload: payload ?? DragPayload(), location: .zero))
          case .dropped: break
          }
        }))
  }

  @MainActor private func accepts(_ payload: DragPayload) -> Bool {
    let info = DropInfo(payload: payload, location: .zero)
    return info.hasItemsConforming(to: types) && delegate.validateDrop(info: info)
  }

  @MainActor private func receive(_ payload: DragPayload, at point: CGPoint) -> Bool {
    let info = DropInfo(payload: payload, location: point)
    switch delegate.dropUpdated(info: info)?.operation {
    case .cancel, .forbidden:
      delegate.dropExited(info: info)
      return false
    case .copy, .move, nil: return delegate.performDrop(info: info)
    }
  }

  /// The content from outside of the app that the view takes.
  private var contents: Set<DropContentValue> {
    var contents: Set<DropContentValue> = []
    if types.contains(where: { UTType.utf8PlainText.conforms(to: $0) }) { contents.insert(.text) }
    if types.contains(where: { UTType.url.conforms(to: $0) }) { contents.insert(.link) }
    return contents
  }
}

extension DelegatingView: NamingView {
  @MainActor
  func isCalled(_ id: AnyHashable) -> Bool { (content as? any NamingView)?.isCalled(id) == true }

  @MainActor
  var inside: any View { content }
}
