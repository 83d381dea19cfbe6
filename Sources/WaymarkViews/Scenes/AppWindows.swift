// SPDX-License-Identifier: MIT

/// The target of a window: the id of a scene, a value, or both.
public struct _WindowRequest: Equatable {
  let id: String?
  let value: AnyHashable?
}

/// The answer of a scene to a request for a window.
public enum _WindowAnswer: Sendable {
  /// The scene does not match the request.
  case no
  /// The scene matches, and shows at most one window.
  case once
  /// The scene matches, and shows any number of windows.
  case yes
}

/// The open windows of an app, and the factory of further windows.
@MainActor
final class AppWindows {
  @MainActor
  private struct Shown {
    let surroundings: SceneSurroundings
    let request: _WindowRequest?

    var graph: ViewGraph? { surroundings.graph }
  }

  private var shown: [Shown] = []
  private let answer: (_WindowRequest) -> (_WindowAnswer, (ViewGraph) -> Void)

  init<A: App>(of type: A.Type) {
    answer = { request in
      let app = A()
      return (A.Body._answer(app.body, to: request), { $0.mount(app) })
    }
  }

  func add(_ graph: ViewGraph) {
    shown.removeAll { $0.graph == nil || $0.graph === graph }
    shown.append(Shown(surroundings: graph.surroundings, request: graph.scene.request))
  }

  /// Opens a window, or brings an open one for the same request to the front.
  func open(_ request: _WindowRequest, from graph: ViewGraph) {
    let (answer, mount) = answer(request)
    let name = request.id.map { "the id \"\($0)\"" } ?? "the value \(request.value?.base ?? "nil")"
    guard answer != .no else {
      return graph.report("openWindow: no scene of the app matches \(name).")
    }
    guard let windowHost = graph.windowHost else {
      return graph.report(
        "openWindow: cannot open a window for \(name): this host shows only one.")
    }
    if answer == .once || request.value != nil, let open = first(for: request) {
      return windowHost.bringForward(open)
    }
    windowHost.openWindow { graph in
      graph.scene.request = request
      graph.scene.windows = self
      mount(graph)
    }
  }

  /// Closes the windows that match a request; a request with only an id matches all values.
  func dismiss(_ request: _WindowRequest, from graph: ViewGraph) {
    let graphs = shown.filter { one in
      guard let open = one.request else { return false }
      return request.value == nil ? open.id == request.id : open == request
    }.compactMap(\.graph)
    for graph in graphs where graph.isShowing { graph.windowHost?.closeWindow(graph) }
  }

  private func first(for request: _WindowRequest) -> ViewGraph? {
    shown.first { $0.request == request && $0.graph?.isShowing == true }?.graph
  }
}

/// An action that opens windows of the app's scenes; call the instance like a function.
///
/// A host with a single window, such as a browser page, reports the request and opens no window.
@MainActor
@preconcurrency
public struct OpenWindowAction: Sendable {
  private let surroundings: SceneSurroundings?

  nonisolated init(_ surroundings: SceneSurroundings?) { self.surroundings = surroundings }

  private var graph: ViewGraph? { surroundings?.graph }

  private func open(_ request: _WindowRequest) {
    guard let graph else { return }
    graph.scene.windows?.open(request, from: graph)
  }

  /// Opens a window of the scene with an id.
  public func callAsFunction(id: String) { open(_WindowRequest(id: id, value: nil)) }

  /// Opens a window for a value, or brings the open one to the front.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    open(_WindowRequest(id: nil, value: AnyHashable(value)))
  }

  /// Opens a window of the scene with an id for a value, or brings the open one to the front.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open(_WindowRequest(id: id, value: AnyHashable(value)))
  }
}

/// An action that closes windows of the app's scenes; call the instance like a function.
@MainActor
@preconcurrency
public struct DismissWindowAction: Sendable {
  private let surroundings: SceneSurroundings?

  nonisolated init(_ surroundings: SceneSurroundings?) { self.surroundings = surroundings }

  private var graph: ViewGraph? { surroundings?.graph }

  private func dismiss(_ request: _WindowRequest) {
    guard let graph else { return }
    graph.scene.windows?.dismiss(request, from: graph)
  }

  /// Closes the view's window, if the host has other windows.
  public func callAsFunction() {
    if let graph { graph.windowHost?.closeWindow(graph) }
  }

  /// Closes the windows that were opened with an id.
  public func callAsFunction(id: String) { dismiss(_WindowRequest(id: id, value: nil)) }

  /// Closes the window that was opened for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    dismiss(_WindowRequest(id: nil, value: AnyHashable(value)))
  }

  /// Closes the window that was opened with an id for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    dismiss(_WindowRequest(id: id, value: AnyHashable(value)))
  }
}

struct OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction(nil) }
}

struct DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction(nil) }
}

extension EnvironmentValues {
  /// The action that opens windows of the app's scenes.
  public var openWindow: OpenWindowAction { self[OpenWindowKey.self] }

  /// The action that closes windows of the app's scenes.
  public var dismissWindow: DismissWindowAction { self[DismissWindowKey.self] }
}
