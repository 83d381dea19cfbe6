// SPDX-License-Identifier: MIT

import Foundation

/// The reason why a text is not a link of the app, without a full stop.
struct LinkTextError: Error {
  let reason: String
}

extension Site? {
  /// Returns the URL of a link that a person has typed: a path of the link table, or an absolute
  /// URL.
  ///
  /// - Parameter text: The text.
  /// - Returns: The URL that the app receives.
  /// - Throws: ``LinkTextError`` if the text is neither.
  func url(ofLink text: String) throws(LinkTextError) -> URL {
    guard text.hasPrefix("/") else {
      guard let url = URL(string: text), url.scheme != nil else {
        throw LinkTextError(
          reason: "\(text.debugDescription) is neither a path nor an absolute URL")
      }
      return url
    }
    guard let site = self else {
      throw LinkTextError(reason: "The app has no link table, so a link must be an absolute URL")
    }
    switch site.resolve(text) {
    case .screen(let screen): return screen.link
    case .moved(let canonical):
      if let screen = site.screen(canonical) { return screen.link }
      throw LinkTextError(reason: "No link of the app matches \(text.debugDescription)")
    case .unknown:
      throw LinkTextError(reason: "No link of the app matches \(text.debugDescription)")
    case .malformed: throw LinkTextError(reason: "\(text.debugDescription) is not a valid path")
    case .tooLong: throw LinkTextError(reason: "The path is too long")
    }
  }
}
