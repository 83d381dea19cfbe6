// SPDX-License-Identifier: MIT

extension RouteTable {
  /// The web page of a link, for a browser to open.
  ///
  /// For links that the table rejects: the site may have a page where the app has no screen.
  /// Whether the page exists is not checked.
  ///
  /// - Parameter link: An absolute link.
  /// - Returns: The link; nil if it is not an `http` or `https` link at one of the table's hosts,
  ///   and for a route that has no page, by ``LinkWebPolicy/appOnly``.
  public func page(of link: String) -> String? {
    var copy = link
    return copy.withUTF8 { core.hasPage(at: $0) } ? link : nil
  }
}

extension LinkTableCore {
  fileprivate func hasPage(at bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let origin = try? origin(of: bytes), origin.scheme == 0 || origin.scheme == 1 else {
      return false
    }
    let path = UnsafeBufferPointer(rebasing: bytes[origin.path...])
    return entry(ofPath: path).map { entries[$0].web != .appOnly } ?? true
  }
}
