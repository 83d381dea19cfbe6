// SPDX-License-Identifier: MIT

/// What a window is opened for: a scene's id, a value, or both.
public struct _WindowRequest: Equatable {
  let id: String?
  let value: AnyHashable?
}

/// Whether a scene shows a window that is asked for.
public enum _WindowAnswer: Sendable {
  /// It does not.
  case no
  /// It does, in one window at most.
  case once
  /// It does, in any number of windows.
  case yes
}

/// The windows of one app that are open, and how another is made.
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

  /// Opens a window, or brings the one to the front that is open for the same.
  func open(_ request: _WindowRequest, from graph: ViewGraph) {
    let (answer, mount) = answer(request)
    let name = request.id.map { "the id \"\($0)\"" } ?? "the value \(request.value?.base ?? "nil")"
    guard answer != .no else {
      return graph.report("openWindow: no scene of the app is for \(name).")
    }
    guard let windowHost = graph.windowHost else {
      return graph.report(
        "openWindow: the window for \(name) is not opened. This host shows one window.")
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

  /// Ends the windows that are open for something; those of an id whatever their values are.
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

/// Opens windows of the app's scenes: a value of the environment, called like a function.
///
/// A host that shows one window only reports what is not opened: a browser page is such a host.
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

  /// Opens a window of the scene of an id.
  public func callAsFunction(id: String) { open(_WindowRequest(id: id, value: nil)) }

  /// Opens a window for a value, or brings the one to the front that is open for it.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    open(_WindowRequest(id: nil, value: AnyHashable(value)))
  }

  /// Opens a window of the scene of an id for a value, or brings the one to the front that is open
  /// for it.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open(_WindowRequest(id: id, value: AnyHashable(value)))
  }
}

/// Ends windows of the app's scenes: a value of the environment, called like a function.
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

  /// Ends the window that the view is in, where the host has others.
  public func callAsFunction() {
    if let graph { graph.windowHost?.closeWindow(graph) }
  }

  /// Ends the windows that were opened by an id.
  public func callAsFunction(id: String) { dismiss(_WindowRequest(id: id, value: nil)) }

  /// Ends the window that was opened for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    dismiss(_WindowRequest(id: nil, value: AnyHashable(value)))
  }

  /// Ends the window that was opened by an id for a value.
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
  /// Opens windows of the app's scenes.
  public var openWindow: OpenWindowAction { self[OpenWindowKey.self] }

  /// Ends windows of the app's scenes.
  public var dismissWindow: DismissWindowAction { self[DismissWindowKey.self] }
}
