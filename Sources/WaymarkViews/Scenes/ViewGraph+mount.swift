// SPDX-License-Identifier: MIT

@_spi(Host) extension ViewGraph {
  /// Mounts a view.
  ///
  /// The first batch contains the whole tree.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - effects: False to never run `onAppear`, `task`, `onChange` and other effects, for example
  ///     to render a page once.
  public func mount(_ root: some View, effects: Bool = true) {
    begin(effects: effects) { show(root) }
  }

  /// Mounts an app's first window, with the colour set `AccentColor` of the app as its tint.
  public func mount<A: App>(_ app: A, effects: Bool = true) {
    let windows = scene.windows ?? AppWindows(of: A.self)
    scene.windows = windows
    windows.add(self)
    // The first part of a type's name is that of its module.
    let module = String(reflecting: A.self).split(separator: ".").first ?? ""
    if let accent = AssetLibrary.accent(ofModule: String(module)) {
      let color = Color(accent, name: "AccentColor")
      mount(AppView(app: app).tint(color), effects: effects)
    } else {
      mount(AppView(app: app), effects: effects)
    }
  }

  /// Mounts the app of a scene delegate.
  ///
  /// - Parameters:
  ///   - sceneDelegate: The type of the scene delegate, which is created for the scene.
  ///   - applicationDelegate: The type of the application delegate, if any.
  ///   - effects: Whether effects run, as for a view.
  public func mount(
    sceneDelegate: any SceneEntry.Type, applicationDelegate: (any ApplicationEntry.Type)? = nil,
    effects: Bool = true
  ) {
    begin(effects: effects) {
      sceneDelegate._enter(_SceneEntrance(graph: self), of: applicationDelegate)
    }
  }

  /// Mounts the app of an application delegate, which names the delegate of its scenes.
  public func mount(applicationDelegate: any ApplicationEntry.Type, effects: Bool = true) {
    begin(effects: effects) { applicationDelegate._enter(_SceneEntrance(graph: self)) }
  }

  /// Shows the root view.
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
