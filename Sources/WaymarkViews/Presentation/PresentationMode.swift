// SPDX-License-Identifier: MIT

/// Whether a view is presented, and the older way to take it away.
public struct PresentationMode: Sendable {
  /// Whether the view is in something presented or pushed (M10).
  public private(set) var isPresented: Bool
  fileprivate var isDismissed = false

  fileprivate init(isPresented: Bool) { self.isPresented = isPresented }

  /// Takes the screen or the presentation away, as ``DismissAction`` does; nothing happens where
  /// there is none (M11).
  public mutating func dismiss() { isDismissed = true }
}

extension EnvironmentValues {
  /// Whether the view is presented, and what takes it away: written by
  /// `presentationMode.wrappedValue.dismiss()` (M11).
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
