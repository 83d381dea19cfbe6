// SPDX-License-Identifier: MIT

public import Foundation

extension RouteTable {
  /// Parses an absolute link from the bytes of the URL.
  ///
  /// - Throws: The reason that the table does not accept the link.
  public func parse(_ url: URL) throws(LinkError) -> LinkMatch<R> {
    try parse(url.absoluteString)
  }

  /// A route's absolute link; see ``link(for:)``.
  ///
  /// - Throws: The reason that there is no link.
  public func url(for route: R) throws(LinkPrintError) -> URL {
    let link = try link(for: route)
    // What a table prints is a URL by any rule.
    guard let url = URL(string: link), url.absoluteString == link else { throw .noEntry }
    return url
  }
}

extension LinkParam where Value == UUID {
  /// A universally unique identifier, in either case; printed in lower case.
  ///
  /// In a path, other segments match other patterns.
  public static var uuid: LinkParam<UUID> {
    LinkParam(
      .uuid, parse: { UUID(uuidString: $0) }, print: { $0.uuidString.lowercased() },
      samples: (0..<8).map { _ in UUID() })
  }
}
