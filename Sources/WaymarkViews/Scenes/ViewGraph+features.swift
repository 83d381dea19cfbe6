// SPDX-License-Identifier: MIT

public import WaymarkDiagnostics
public import WaymarkRender

@_spi(Host) extension ViewGraph {
  /// Creates a graph without views.
  ///
  /// - Parameters:
  ///   - host: The host that displays the app.
  ///   - diagnostics: The destination of misuse reports, each of which is made once.
  ///   - window: The number of this window among those that the host displays in one tree.
  public convenience init(
    host: any RenderHost, diagnostics: DiagnosticSink = .current, window: WindowNumber = .only
  ) {
    let surroundings = SceneSurroundings()
    surroundings[AppStore.self] = AppStore.current ?? AppStore()
    self.init(host: host, diagnostics: diagnostics, window: window, surroundings: surroundings)
    addFeatures()
  }

  /// Registers the features above the graph.
  private func addFeatures() {
    presentations.scopes = [NavigationScopes.shared]
    lazyRows.feature = LazyForEachFeature.shared
    sockets.merging = AccessibilityMerging.shared
    sockets.add(RowItems.shared, for: .row)
    sockets.add(RowItems.shared, for: .selectableRow)
    sockets.add(OptionItems.shared, for: .option)
    // The first filter is the outermost: a row with visible actions hides them after any event.
    sockets.add(rows as any EventFilter)
    sockets.add(MenuEvents.shared)
    sockets.add(gestures as any EventFilter)
    sockets.add(KeyPressEvents.shared)
    sockets.add(drags as any EventFilter)
    sockets.add(DialogEvents.shared)
    sockets.add(RowEvents.shared)
    sockets.add(AccessibilityEvents.shared)
    sockets.add(RefreshEvents.shared)
    sockets.add(focus as any EventFilter)
    sockets.add(presentations as any EventFilter)
    sockets.add(focus as any RestingFeature)
    sockets.add(scrolls as any FlushedFeature)
    sockets.add(scene as any EndingFeature)
  }
}
