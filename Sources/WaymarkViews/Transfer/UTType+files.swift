// SPDX-License-Identifier: MIT

import WaymarkRender

extension UTType {
  /// The types that are declared for all platforms.
  static let declared: [UTType] = [
    .item, .content, .compositeContent, .data, .directory, .folder, .archive, .text, .plainText,
    .utf8PlainText, .rtf, .html, .xml, .json, .yaml, .delimitedText, .commaSeparatedText,
    .tabSeparatedText, .vCard, .log, .sourceCode, .swiftSource, .pythonScript, .javaScript, .url,
    .propertyList, .image, .jpeg, .png, .gif, .tiff, .bmp, .webP, .heif, .heic, .svg,
    .audiovisualContent, .audio, .mp3, .wav, .aiff, .mpeg4Audio, .midi, .movie, .video, .mpeg4Movie,
    .quickTimeMovie, .pdf, .epub, .spreadsheet, .presentation, .zip, .gzip, .font,
  ]

  /// Returns whether files of the type have an extension or a media type.
  func has(_ tag: UTTagClass, _ value: String) -> Bool { tags[tag]?.contains(value) == true }

  /// Returns whether a name has an extension of the type.
  func hasExtension(of name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last else { return false }
    return has(.filenameExtension, last.lowercased())
  }

  /// The type and its special cases.
  private var cases: [UTType] { [self] + Self.declared.filter { $0.isSubtype(of: self) } }

  /// What the media types of all special cases begin with, even of those that are not declared.
  private var mediaTypePrefix: String? {
    switch self {
    case .text, .plainText: "text/"
    case .image: "image/"
    case .audio: "audio/"
    case .movie, .video: "video/"
    default: nil
    }
  }

  /// Whether any file can be of the type, such as one that the app defines.
  private var acceptsAll: Bool {
    [.item, .content, .data].contains(self)
      || cases.allSatisfy { ($0.tags[.filenameExtension] ?? []).isEmpty }
  }

  /// The extensions and media types of its files, in the form of the HTML attribute `accept`.
  var accepted: [String] {
    if acceptsAll { return ["*/*"] }
    let extensions = Set(cases.flatMap { $0.tags[.filenameExtension] ?? [] })
    let mediaTypes = Set(cases.flatMap { $0.tags[.mimeType] ?? [] })
    let all = mediaTypePrefix.map { prefix in
      ["\(prefix)*"] + mediaTypes.filter { !$0.hasPrefix(prefix) }.sorted()
    }
    return extensions.sorted().map { ".\($0)" } + (all ?? mediaTypes.sorted())
  }

  /// Returns whether a file can be of the type, by the extension of its name or by its media type.
  func accepts(_ file: FileValue) -> Bool {
    let mediaType = file.mediaType.lowercased()
    return acceptsAll || mediaTypePrefix.map(mediaType.hasPrefix) == true
      || cases.contains { $0.hasExtension(of: file.name) || $0.has(.mimeType, mediaType) }
  }
}
