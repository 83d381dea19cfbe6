// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// A pasteboard for copying and pasting within an app.
///
/// Like UIKit's class, but separate for each running app, and in a browser each page is an app. It
/// neither reads nor writes the clipboard of the system.
@MainActor
@preconcurrency
public final class UIPasteboard: NSObject {
  /// The pasteboard of the app whose code is running.
  ///
  /// Outside of any app, each access returns a new, empty pasteboard.
  public static var general: UIPasteboard {
    let application = UIApplication.shared
    return application.isIdle ? UIPasteboard() : application.pasteboard
  }

  private enum Item: Equatable {
    case string(String)
    case url(URL)

    var text: String {
      switch self {
      case .string(let string): string
      case .url(let url): url.absoluteString
      }
    }

    var link: URL? { if case .url(let url) = self { url } else { nil } }
  }

  private var items: [Item] = [] {
    didSet { changeCount &+= 1 }
  }

  /// The number of times that the contents were set.
  public private(set) var changeCount = 0

  override init() { super.init() }

  /// The first item as a string; setting it replaces all items.
  public var string: String? {
    get { items.first?.text }
    set { items = newValue.map { [.string($0)] } ?? [] }
  }

  /// All items as strings; setting it replaces all items.
  public var strings: [String]? {
    get { items.isEmpty ? nil : items.map(\.text) }
    set { items = (newValue ?? []).map { .string($0) } }
  }

  /// The first URL; setting it replaces all items.
  ///
  /// A string is not a URL, even if it contains one.
  public var url: URL? {
    get { items.lazy.compactMap(\.link).first }
    set { items = newValue.map { [.url($0)] } ?? [] }
  }

  /// All URLs; setting it replaces all items.
  public var urls: [URL]? {
    get {
      let links = items.compactMap(\.link)
      return links.isEmpty ? nil : links
    }
    set { items = (newValue ?? []).map { .url($0) } }
  }

  /// A Boolean value that indicates whether the pasteboard contains a string or a URL.
  public var hasStrings: Bool { !items.isEmpty }

  /// A Boolean value that indicates whether the pasteboard contains a URL.
  public var hasURLs: Bool { items.contains { $0.link != nil } }

  /// The number of strings and URLs on the pasteboard.
  public var numberOfItems: Int { items.count }
}
