// SPDX-License-Identifier: MIT

import Foundation
import WaymarkHeadless
@_spi(Host) public import WaymarkViews

/// Declares the app for `XCUIApplication()` in a test target.
///
/// This corresponds to the *Target Application* setting of a UI test target in Xcode. Declare a
/// class named `TargetApplication` once, in any file of the target.
///
///     final class TargetApplication: XCUITargetApplication {
///       static let target = XCUIApplication.Target(TripsApp.self)
///     }
///
/// The class is looked up by its name in the module of the file that calls `XCUIApplication()`, at
/// the time of the call. No setup code is necessary, so it also works for properties of test cases,
/// in `setUp` and in parallel suites. Several test targets in one process can each have their own.
@preconcurrency @MainActor
public protocol XCUITargetApplication: AnyObject {
  /// The app under test.
  static var target: XCUIApplication.Target { get }
}

extension XCUIApplication {
  /// An app that can be launched.
  @preconcurrency @MainActor
  public struct Target {
    let start: Runtime.Start

    /// Creates a target from an app's type; each launch creates an instance.
    public init<A: App>(_ app: A.Type) { start = Runtime.mounting { $0.mount(A()) } }

    /// Creates a target with one window that contains a view, which each launch creates.
    public init<Root: View>(@ViewBuilder _ root: @escaping @MainActor () -> Root) {
      start = Runtime.mounting { $0.mount(root()) }
    }

    /// Creates a target with a scene delegate; see
    /// ``XCUIApplication/init(sceneDelegate:applicationDelegate:clock:fileID:file:line:column:)``.
    public init(
      sceneDelegate: any SceneEntry.Type, applicationDelegate: (any ApplicationEntry.Type)? = nil
    ) {
      start = Runtime.mounting { graph in
        graph.mount(sceneDelegate: sceneDelegate, applicationDelegate: applicationDelegate)
      }
    }

    /// Creates a target with an application delegate, which names the scene delegate.
    public init(applicationDelegate: any ApplicationEntry.Type) {
      start = Runtime.mounting { $0.mount(applicationDelegate: applicationDelegate) }
    }

    /// A target without windows.
    static let nothing = Target(start: Runtime.mounting { _ in })

    private init(start: @escaping Runtime.Start) { self.start = start }

    /// Returns the target that a file's test target declares, or nil.
    init?(of fileID: StaticString) {
      let module = "\(fileID)".prefix { $0 != "/" }
      guard
        let declared = NSClassFromString("\(module).TargetApplication")
          as? any XCUITargetApplication.Type
      else { return nil }
      self = declared.target
    }
  }
}
