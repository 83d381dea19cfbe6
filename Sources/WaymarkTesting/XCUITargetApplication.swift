// SPDX-License-Identifier: MIT

import Foundation
public import WaymarkViews

/// Says which app `XCUIApplication()` is in the files of a test target.
///
/// What Xcode's setting *Target Application* is to a UI test target: declare a class named
/// `TargetApplication` once, in any file of the target.
///
///     final class TargetApplication: XCUITargetApplication {
///       static let target = XCUIApplication.Target(TripsApp.self)
///     }
///
/// It is found by its name and the module of the file that says `XCUIApplication()`, when it says
/// so. Nothing has to run before, so it serves properties of test cases, `setUp` and suites that
/// run at the same time, and each of several test targets in one process has its own.
@preconcurrency @MainActor
public protocol XCUITargetApplication: AnyObject {
  /// The app.
  static var target: XCUIApplication.Target { get }
}

extension XCUIApplication {
  /// An app that can be launched.
  @preconcurrency @MainActor
  public struct Target {
    let start: Runtime.Start

    /// An app, of its type; an instance is made at each launch.
    public init<A: App>(_ app: A.Type) { start = Runtime.mounting { $0.mount(A()) } }

    /// An app of one window that holds a view, which is made at each launch.
    public init<Root: View>(@ViewBuilder _ root: @escaping @MainActor () -> Root) {
      start = Runtime.mounting { $0.mount(root()) }
    }

    /// An app that a scene delegate enters; see
    /// ``XCUIApplication/init(sceneDelegate:applicationDelegate:clock:fileID:file:line:column:)``.
    public init(
      sceneDelegate: any SceneEntry.Type, applicationDelegate: (any ApplicationEntry.Type)? = nil
    ) {
      start = Runtime.mounting { graph in
        graph.mount(sceneDelegate: sceneDelegate, applicationDelegate: applicationDelegate)
      }
    }

    /// An app that an application delegate enters, which names the delegate of its scenes.
    public init(applicationDelegate: any ApplicationEntry.Type) {
      start = Runtime.mounting { $0.mount(applicationDelegate: applicationDelegate) }
    }

    /// An app without a window.
    static let nothing = Target(start: Runtime.mounting { _ in })

    private init(start: @escaping Runtime.Start) { self.start = start }

    /// The app of the test target that a file belongs to; nil where it declares none.
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
