// SPDX-License-Identifier: MIT

/// Whether a view is presented, with the older way to dismiss it.
public struct PresentationMode: Sendable {
  /// Whether the view is in a presentation or a pushed screen (M10).
  public private(set) var isPresented: Bool
  fileprivate var isDismissed = false

  fileprivate init(isPresented: Bool) { self.isPresented = isPresented }

  /// Dismisses the screen or presentation like ``DismissAction``; has no effect if there is none
  /// (M11).
  public mutating func dismiss() { isDismissed = true }
}

extension EnvironmentValues {
  /// The presentation mode of the view, which `presentationMode.wrappedValue.dismiss()` dismisses
  /// (M11).
  @available(iOS, deprecated: 100000, message: "Use isPresented or dismiss.")
  @available(macOS, deprecated: 100000, message: "Use isPresented or dismiss.")
  @available(tvOS, deprecated: 100000, message: "Use isPresented or dismiss.")
  @available(watchOS, deprecated: 100000, message: "Use isPresented or dismiss.")
  @available(visionOS, deprecated: 100000, message: "Use isPresented or dismiss.")
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding(
      location: ClosureLocation(
        get: { PresentationMode(isPresented: isPresented) },
        set: { mode, _ in
          // Proof: bindings are written on the main actor.
          if mode.isDismissed { MainActor.assumeIsolated { dismiss() } }
        }))
  }
}
