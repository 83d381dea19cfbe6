// SPDX-License-Identifier: MIT

extension XCUIElement {
  /// Whether the element is there, now or before the timeout is over.
  ///
  /// In a synchronous method of an `XCTestCase` the app runs meanwhile as under XCUITest: its
  /// tasks, the main queue, timers. What sleeps on the ``XCUIApplication/clock`` is woken at once,
  /// deadline by deadline up to the timeout; what waits for other clocks has the timeout in real
  /// time.
  ///
  /// Where the caller is in a task, as in a test of Swift Testing, nothing can run as long as it
  /// waits: only the clock is advanced, and no real time passes. There `await` the method that
  /// takes a `Duration`.
  ///
  /// - Parameter timeout: Seconds of the app's clock, and of real time.
  /// - Returns: Whether the element is there.
  @discardableResult
  public func waitForExistence(timeout: Double) -> Bool {
    driver.wait(timeout: timeout) { self.exists }
  }

  /// Whether the element is there, now or before the timeout is over; the app runs meanwhile.
  ///
  /// - Parameter timeout: How long, of the app's clock and of real time.
  /// - Returns: Whether the element is there.
  @discardableResult
  public func waitForExistence(timeout: Duration) async -> Bool {
    await driver.wait(timeout: timeout) { self.exists }
  }

  /// Whether the element is gone, now or before the timeout is over.
  ///
  /// What happens meanwhile is as in `waitForExistence(timeout:)`.
  ///
  /// - Parameter timeout: Seconds of the app's clock, and of real time.
  /// - Returns: Whether the element is gone.
  @discardableResult
  public func waitForNonExistence(timeout: Double) -> Bool {
    driver.wait(timeout: timeout) { !self.exists }
  }

  /// Whether the element is gone, now or before the timeout is over; the app runs meanwhile.
  ///
  /// - Parameter timeout: How long, of the app's clock and of real time.
  /// - Returns: Whether the element is gone.
  @discardableResult
  public func waitForNonExistence(timeout: Duration) async -> Bool {
    await driver.wait(timeout: timeout) { !self.exists }
  }

  /// Whether an attribute has a value, now or before the timeout is over.
  ///
  /// An element that is not there has no value yet; unlike reading the attribute, waiting for it
  /// does not fail the test. What happens meanwhile is as in `waitForExistence(timeout:)`.
  ///
  /// - Parameters:
  ///   - keyPath: The attribute: `\.label`, `\.isEnabled`, `\.exists` …
  ///   - value: What it is to be.
  ///   - timeout: Seconds of the app's clock, and of real time.
  /// - Returns: Whether the attribute has the value.
  @discardableResult
  public func wait<Value: Equatable>(
    for keyPath: KeyPath<XCUIElement, Value>, toEqual value: Value, timeout: Double
  ) -> Bool {
    driver.wait(timeout: timeout) { self.driver.holds { self[keyPath: keyPath] == value } }
  }

  /// Whether an attribute has a value, now or before the timeout is over; the app runs meanwhile.
  ///
  /// - Parameters:
  ///   - keyPath: The attribute: `\.label`, `\.isEnabled`, `\.exists` …
  ///   - value: What it is to be.
  ///   - timeout: How long, of the app's clock and of real time.
  /// - Returns: Whether the attribute has the value.
  @discardableResult
  public func wait<Value: Equatable>(
    for keyPath: KeyPath<XCUIElement, Value>, toEqual value: Value, timeout: Duration
  ) async -> Bool {
    await driver.wait(timeout: timeout) { self.driver.holds { self[keyPath: keyPath] == value } }
  }
}
