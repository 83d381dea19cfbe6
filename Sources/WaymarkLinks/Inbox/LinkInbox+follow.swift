// SPDX-License-Identifier: MIT

extension LinkInbox {
  /// Follows what can be followed now: no gate that it needs is closed, and the app is ready.
  ///
  /// `links(_:inbox:place:)` does so as soon as its view is there. An app that makes its state before
  /// its views, such as one that a scene delegate enters, may do it itself and begin where the link
  /// leads, instead of going there. Links that are refused are reported as ever.
  ///
  /// - Parameters:
  ///   - table: The table that links are read with.
  ///   - place: Where the app is.
  ///   - policy: What becomes of the screens that are open.
  ///   - now: The time, in seconds since 1970.
  /// - Returns: Where the app is to be; nil when no link could be followed.
  public mutating func follow<R>(
    _ table: RouteTable<R>, from place: LinkPlace<R>, by policy: LinkPolicy = .reuseElseReplace,
    at now: Double = now
  ) -> LinkPlace<R>? {
    var next: LinkPlace<R>?
    while hasLink(at: now), let link = take(from: table, at: now) {
      next = (next ?? place).following(table.place(for: link), by: policy)
    }
    return next
  }
}
