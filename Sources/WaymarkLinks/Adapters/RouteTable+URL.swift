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
      samples: samples)
  }

  /// The same values in each process, as for all codecs.
  private static var samples: [UUID] {
    var random = LinkRandom(seed: 0)
    return (0..<8).map { _ in
      let (one, two) = (random.next(), random.next())
      func byte(_ number: UInt64, _ index: UInt64) -> UInt8 {
        UInt8(truncatingIfNeeded: number >> (index * 8))
      }
      // Version 4 and variant 1, as of random values.
      return UUID(
        uuid: (
          byte(one, 0), byte(one, 1), byte(one, 2), byte(one, 3), byte(one, 4), byte(one, 5),
          byte(one, 6) & 0x0F | 0x40, byte(one, 7), byte(two, 0) & 0x3F | 0x80, byte(two, 1),
          byte(two, 2), byte(two, 3), byte(two, 4), byte(two, 5), byte(two, 6), byte(two, 7)
        ))
    }
  }
}
