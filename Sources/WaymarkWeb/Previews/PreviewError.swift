// SPDX-License-Identifier: MIT

/// The reason why the previews of a program cannot be listed or drawn.
enum PreviewError: Error, Hashable, CustomStringConvertible {
  /// The platform does not list the types of a program.
  case unsupportedPlatform
  /// The program declares no previews.
  case none
  /// No preview matches the filter; with the names of those that exist.
  case noMatch(String, names: [String])
  /// A file cannot be written.
  case cannotWrite(String, reason: String)
  /// The HTML is written, but pictures cannot be drawn.
  case noPictures(String)

  var description: String {
    switch self {
    case .unsupportedPlatform:
      return
        "Previews can be found on Linux only; this platform does not list the types of a program."
    case .none: return "The program has no previews; declare one with #Preview."
    case .noMatch(let text, let names):
      let shown = names.prefix(20).map { "  \($0)" }
      let more = names.count > shown.count ? ["  and \(names.count - shown.count) more"] : []
      return "No preview matches \(text.debugDescription). There are:\n"
        + (shown + more).joined(separator: "\n")
    case .cannotWrite(let path, let reason): return "Cannot write \(path): \(reason)"
    case .noPictures(let reason):
      return "The gallery is written, but without pictures, which require Chromium: \(reason)."
    }
  }
}
