// SPDX-License-Identifier: MIT

#if !canImport(UniformTypeIdentifiers)
// The identifiers are Apple's; extensions and media types are those that are registered or common.
extension UTType {
  /// Everything that is stored as a file.
  public static let item = UTType(named: "public.item")
  /// Everything that is a document.
  public static let content = UTType(named: "public.content")
  /// Documents that consist of several kinds of content.
  public static let compositeContent = UTType(named: "public.composite-content", in: [.content])
  /// All data.
  public static let data = UTType(named: "public.data", in: [.item])
  /// Folders, and packages that look like files.
  public static let directory = UTType(named: "public.directory", in: [.item])
  /// Folders.
  public static let folder = UTType(named: "public.folder", in: [.directory])
  /// Files that contain other files.
  public static let archive = UTType(named: "public.archive", in: [.data])
  /// All text, with or without markup.
  public static let text = UTType(named: "public.text", in: [.data, .content])
  /// Text without markup.
  public static let plainText = UTType(
    named: "public.plain-text", in: [.text], "txt text", "text/plain")
  /// Text without markup, in UTF-8.
  public static let utf8PlainText = UTType(
    named: "public.utf8-plain-text", in: [.plainText], "txt", "text/plain")
  /// Text with styles in Rich Text Format.
  public static let rtf = UTType(
    named: "public.rtf", in: [.text], "rtf", "text/rtf application/rtf")
  /// HTML.
  public static let html = UTType(named: "public.html", in: [.text], "html htm", "text/html")
  /// XML.
  public static let xml = UTType(
    named: "public.xml", in: [.text], "xml", "text/xml application/xml")
  /// JSON.
  public static let json = UTType(named: "public.json", in: [.text], "json", "application/json")
  /// YAML.
  public static let yaml = UTType(
    named: "public.yaml", in: [.text], "yaml yml", "application/yaml application/x-yaml")
  /// Values that a character separates.
  public static let delimitedText = UTType(named: "public.delimited-values-text", in: [.text])
  /// Values that commas separate.
  public static let commaSeparatedText = UTType(
    named: "public.comma-separated-values-text", in: [.delimitedText], "csv", "text/csv")
  /// Values that tabs separate.
  public static let tabSeparatedText = UTType(
    named: "public.tab-separated-values-text", in: [.delimitedText], "tsv",
    "text/tab-separated-values")
  /// Contacts.
  public static let vCard = UTType(
    named: "public.vcard", in: [.text], "vcf vcard", "text/vcard text/x-vcard")
  /// Logs.
  public static let log = UTType(named: "public.log", in: [.plainText], "log")
  /// Source code.
  public static let sourceCode = UTType(named: "public.source-code", in: [.plainText])
  /// Source code of Swift.
  public static let swiftSource = UTType(named: "public.swift-source", in: [.sourceCode], "swift")
  /// Source code of Python.
  public static let pythonScript = UTType(
    named: "public.python-script", in: [.sourceCode], "py", "text/x-python")
  /// Source code of JavaScript.
  public static let javaScript = UTType(
    named: "com.netscape.javascript-source", in: [.sourceCode], "js mjs", "text/javascript")
  /// A URL.
  public static let url = UTType(named: "public.url", in: [.data])
  /// Property lists.
  public static let propertyList = UTType(named: "com.apple.property-list", in: [.data], "plist")
  /// Images.
  public static let image = UTType(named: "public.image", in: [.data, .content])
  /// JPEG images.
  public static let jpeg = UTType(named: "public.jpeg", in: [.image], "jpeg jpg", "image/jpeg")
  /// PNG images.
  public static let png = UTType(named: "public.png", in: [.image], "png", "image/png")
  /// GIF images.
  public static let gif = UTType(named: "com.compuserve.gif", in: [.image], "gif", "image/gif")
  /// TIFF images.
  public static let tiff = UTType(named: "public.tiff", in: [.image], "tiff tif", "image/tiff")
  /// BMP images.
  public static let bmp = UTType(named: "com.microsoft.bmp", in: [.image], "bmp", "image/bmp")
  /// WebP images.
  public static let webP = UTType(named: "org.webmproject.webp", in: [.image], "webp", "image/webp")
  /// HEIF images.
  public static let heif = UTType(named: "public.heif", in: [.image], "heif hif", "image/heif")
  /// HEIC images.
  public static let heic = UTType(named: "public.heic", in: [.heif], "heic", "image/heic")
  /// SVG images.
  public static let svg = UTType(
    named: "public.svg-image", in: [.image, .xml], "svg", "image/svg+xml")
  /// Sound and moving pictures.
  public static let audiovisualContent = UTType(
    named: "public.audiovisual-content", in: [.data, .content])
  /// Sound.
  public static let audio = UTType(named: "public.audio", in: [.audiovisualContent])
  /// MP3 sound.
  public static let mp3 = UTType(named: "public.mp3", in: [.audio], "mp3", "audio/mpeg")
  /// WAV sound.
  public static let wav = UTType(
    named: "com.microsoft.waveform-audio", in: [.audio], "wav", "audio/wav audio/x-wav")
  /// AIFF sound.
  public static let aiff = UTType(
    named: "public.aiff-audio", in: [.audio], "aiff aif", "audio/aiff")
  /// MPEG-4 sound.
  public static let mpeg4Audio = UTType(
    named: "public.mpeg-4-audio", in: [.audio], "m4a", "audio/mp4 audio/x-m4a")
  /// MIDI music.
  public static let midi = UTType(
    named: "public.midi-audio", in: [.audio], "midi mid", "audio/midi")
  /// Moving pictures, with or without sound.
  public static let movie = UTType(named: "public.movie", in: [.audiovisualContent])
  /// Moving pictures without sound.
  public static let video = UTType(named: "public.video", in: [.movie])
  /// MPEG-4 movies.
  public static let mpeg4Movie = UTType(named: "public.mpeg-4", in: [.movie], "mp4", "video/mp4")
  /// QuickTime movies.
  public static let quickTimeMovie = UTType(
    named: "com.apple.quicktime-movie", in: [.movie], "mov", "video/quicktime")
  /// PDF documents.
  public static let pdf = UTType(
    named: "com.adobe.pdf", in: [.data, .compositeContent], "pdf", "application/pdf")
  /// EPUB books.
  public static let epub = UTType(
    named: "org.idpf.epub-container", in: [.data, .compositeContent], "epub", "application/epub+zip"
  )
  /// Spreadsheets.
  public static let spreadsheet = UTType(named: "public.spreadsheet", in: [.content])
  /// Presentations.
  public static let presentation = UTType(named: "public.presentation", in: [.compositeContent])
  /// ZIP archives.
  public static let zip = UTType(
    named: "public.zip-archive", in: [.archive], "zip", "application/zip")
  /// GZIP archives.
  public static let gzip = UTType(
    named: "org.gnu.gnu-zip-archive", in: [.archive], "gz", "application/gzip")
  /// Fonts.
  public static let font = UTType(
    named: "public.font", in: [.data], "ttf otf woff woff2",
    "font/ttf font/otf font/woff font/woff2")
}
#endif
