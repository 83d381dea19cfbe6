// SPDX-License-Identifier: MIT

public import WaymarkDiagnostics
public import WaymarkRender

@_spi(Host) extension ViewGraph {
  /// An app that is not shown yet.
  ///
  /// - Parameters:
  ///   - host: What shows it.
  ///   - diagnostics: Where misuse is reported; each report is made once.
  ///   - window: Which of the windows it is that the host shows in one tree.
  public convenience init(
    host: any RenderHost, diagnostics: DiagnosticSink = .current, window: WindowNumber = .only
  ) {
    let surroundings = SceneSurroundings()
    surroundings[AppStore.self] = AppStore.current ?? AppStore()
    self.init(host: host, diagnostics: diagnostics, window: window, surroundings: surroundings)
    addFeatures()
  }

  /// Registers what the ground does not know.
  private func addFeatures() {
    presentations.scopes = [NavigationScopes.shared]
    lazyRows.feature = LazyForEachFeature.shared
    sockets.merging = AccessibilityMerging.shared
    sockets.add(RowItems.shared, for: .row)
    sockets.add(RowItems.shared, for: .selectableRow)
    sockets.add(OptionItems.shared, for: .option)
    // The first is the outermost: a row that shows its actions hides them whatever an event did.
    sockets.add(rows as any EventFilter)
    sockets.add(MenuEvents.shared)
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
