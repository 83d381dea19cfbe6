// SPDX-License-Identifier: MIT

/// An error of a browser.
public enum BrowserError: Error, CustomStringConvertible, Equatable {
  /// There is no such browser on this machine; a variable can name its path.
  case notFound(String, variable: String)
  /// The browser has exited.
  case gone
  /// The browser rejected a command, with this message.
  case refused(String)
  /// A script in the page threw.
  case script(String)
  /// A condition did not become true within the time limit.
  case timeout(String)

  public var description: String {
    switch self {
    case .notFound(let name, let variable): "no \(name) found; set \(variable) to its path"
    case .gone: "the browser has ended"
    case .refused(let message): "the browser refused: \(message)"
    case .script(let message): "the page's script threw: \(message)"
    case .timeout(let condition): "did not become true in time: \(condition)"
    }
  }
}
