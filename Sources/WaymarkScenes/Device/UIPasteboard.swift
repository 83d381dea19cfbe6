// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// What is copied in an app, to be pasted in it.
///
/// Like UIKit's class, but each running app has one of its own, and with a browser each page is an
/// app: nothing comes from the clipboard of the system or goes there.
@MainActor
@preconcurrency
public final class UIPasteboard: NSObject {
  /// That of the app whose code asks; an empty one, which nobody keeps, outside of any.
  public static var general: UIPasteboard {
    let application = UIApplication.shared
    return application.isIdle ? UIPasteboard() : application.pasteboard
  }

  private enum Item: Equatable {
    case string(String)
    case url(URL)

    var words: String {
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

  /// How often what it holds was set.
  public private(set) var changeCount = 0

  override init() { super.init() }

  /// The first string, or link as a string; setting it replaces all that there is.
  public var string: String? {
    get { items.first?.words }
    set { items = newValue.map { [.string($0)] } ?? [] }
  }

  /// All strings, and links as strings; setting it replaces all that there is.
  public var strings: [String]? {
    get { items.isEmpty ? nil : items.map(\.words) }
    set { items = (newValue ?? []).map { .string($0) } }
  }

  /// The first link, which no string is; setting it replaces all that there is.
  public var url: URL? {
    get { items.lazy.compactMap(\.link).first }
    set { items = newValue.map { [.url($0)] } ?? [] }
  }

  /// All links; setting it replaces all that there is.
  public var urls: [URL]? {
    get {
      let links = items.compactMap(\.link)
      return links.isEmpty ? nil : links
    }
    set { items = (newValue ?? []).map { .url($0) } }
  }

  /// Whether there is a string or a link.
  public var hasStrings: Bool { !items.isEmpty }

  /// Whether there is a link.
  public var hasURLs: Bool { items.contains { $0.link != nil } }

  /// How many strings and links there are.
  public var numberOfItems: Int { items.count }
}
