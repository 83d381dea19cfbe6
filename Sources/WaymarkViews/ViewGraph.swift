// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkDiagnostics
public import WaymarkRender

@MainActor @preconcurrency public protocol View {}
@MainActor @preconcurrency public protocol App { @MainActor @preconcurrency init() }

@MainActor public final class ViewGraph {
  public init(host: any RenderHost, diagnostics: DiagnosticSink = .current) {}
  public var wantsFlush: (@MainActor () -> Void)?
  public var isIdle: Bool { true }
  public func mount(_ root: some View, effects: Bool = true) {}
  public func mount(_ app: some App, effects: Bool = true) {}
  public func send(_ event: HostEvent) throws(HostEventRefusal) {}
  public func open(_ url: URL) {}
  public func flush() {}
  public func unmount() {}
}
