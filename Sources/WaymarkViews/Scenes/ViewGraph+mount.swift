// SPDX-License-Identifier: MIT

@_spi(Host) extension ViewGraph {
  /// Shows a view.
  ///
  /// Its first batch holds the whole tree.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - effects: False to run no `onAppear`, `task`, `onChange` or the like, ever: what a page
  ///     needs that is rendered and forgotten.
  public func mount(_ root: some View, effects: Bool = true) {
    begin(effects: effects) { show(root) }
  }

  /// Shows an app's first window.
  public func mount<A: App>(_ app: A, effects: Bool = true) {
    let windows = scene.windows ?? AppWindows(of: A.self)
    scene.windows = windows
    windows.add(self)
    mount(AppView(app: app), effects: effects)
  }

  /// Shows the app that a scene delegate enters.
  ///
  /// - Parameters:
  ///   - sceneDelegate: Its type; one is made for the scene.
  ///   - applicationDelegate: The type of who is told of the app's own life, if anybody is.
  ///   - effects: As for a view.
  public func mount(
    sceneDelegate: any SceneEntry.Type, applicationDelegate: (any ApplicationEntry.Type)? = nil,
    effects: Bool = true
  ) {
    begin(effects: effects) {
      sceneDelegate._enter(_SceneEntrance(graph: self), of: applicationDelegate)
    }
  }

  /// Shows the app that an application delegate enters: it names the delegate of its scenes.
  public func mount(applicationDelegate: any ApplicationEntry.Type, effects: Bool = true) {
    begin(effects: effects) { applicationDelegate._enter(_SceneEntrance(graph: self)) }
  }

  /// Shows the first view.
  package func show(_ root: some View) {
    let window = WindowNode(graph: self)
    begin(at: window) { window.show(root) }
  }

  private func begin(effects: Bool, _ showing: () -> Void) {
    unmount()
    self.effects.isEnabled = effects
    inside(showing)
  }
}
