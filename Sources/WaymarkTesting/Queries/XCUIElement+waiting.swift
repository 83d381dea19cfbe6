// SPDX-License-Identifier: MIT

import WaymarkHeadless

extension XCUIElement {
  /// Waits until the element exists, and returns whether it does.
  ///
  /// In a synchronous method of an `XCTestCase`, the app continues to run as with XCUITest: its
  /// tasks, the main queue and timers. Code that sleeps on the ``XCUIApplication/clock`` resumes
  /// immediately, deadline by deadline up to the timeout. Code that waits for other clocks has the
  /// timeout in real time.
  ///
  /// In a task, as in a test of Swift Testing, nothing else can run while the method waits: only
  /// the clock advances, and no real time passes. In this case, `await` the method with a
  /// `Duration`.
  ///
  /// - Parameter timeout: The timeout in seconds, for the app's clock and for real time.
  /// - Returns: Whether the element exists.
  @discardableResult
  public func waitForExistence(timeout: Double) -> Bool {
    driver.wait(timeout: timeout) { self.exists }
  }

  /// Waits until the element exists, while the app continues to run.
  ///
  /// - Parameter timeout: The timeout, for the app's clock and for real time.
  /// - Returns: Whether the element exists.
  @discardableResult
  public func waitForExistence(timeout: Duration) async -> Bool {
    await driver.wait(timeout: timeout) { self.exists }
  }

  /// Waits until the element no longer exists.
  ///
  /// The app runs as described for `waitForExistence(timeout:)`.
  ///
  /// - Parameter timeout: The timeout in seconds, for the app's clock and for real time.
  /// - Returns: Whether the element no longer exists.
  @discardableResult
  public func waitForNonExistence(timeout: Double) -> Bool {
    driver.wait(timeout: timeout) { !self.exists }
  }

  /// Waits until the element no longer exists, while the app continues to run.
  ///
  /// - Parameter timeout: The timeout, for the app's clock and for real time.
  /// - Returns: Whether the element no longer exists.
  @discardableResult
  public func waitForNonExistence(timeout: Duration) async -> Bool {
    await driver.wait(timeout: timeout) { !self.exists }
  }

  /// Waits until an attribute has a value.
  ///
  /// An element that does not exist does not fail the test, unlike reading its attribute. The app
  /// runs as described for `waitForExistence(timeout:)`.
  ///
  /// - Parameters:
  ///   - keyPath: The attribute: `\.label`, `\.isEnabled`, `\.exists` …
  ///   - value: The expected value.
  ///   - timeout: The timeout in seconds, for the app's clock and for real time.
  /// - Returns: Whether the attribute has the value.
  @discardableResult
  public func wait<Value: Equatable>(
    for keyPath: KeyPath<XCUIElement, Value>, toEqual value: Value, timeout: Double
  ) -> Bool {
    driver.wait(timeout: timeout) { self.driver.holds { self[keyPath: keyPath] == value } }
  }

  /// Waits until an attribute has a value, while the app continues to run.
  ///
  /// - Parameters:
  ///   - keyPath: The attribute: `\.label`, `\.isEnabled`, `\.exists` …
  ///   - value: The expected value.
  ///   - timeout: The timeout, for the app's clock and for real time.
  /// - Returns: Whether the attribute has the value.
  @discardableResult
  public func wait<Value: Equatable>(
    for keyPath: KeyPath<XCUIElement, Value>, toEqual value: Value, timeout: Duration
  ) async -> Bool {
    await driver.wait(timeout: timeout) { self.driver.holds { self[keyPath: keyPath] == value } }
  }
}
