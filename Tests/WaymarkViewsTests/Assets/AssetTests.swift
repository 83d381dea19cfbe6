// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkAssets
import WaymarkDiagnostics
import WaymarkHeadless
import WaymarkRender

@_spi(Host) @testable import WaymarkViews

/// A bundle in a folder of its own, which a test fills with sets.
private struct TestBundle: ~Copyable {
  let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("assets-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  var bundle: Bundle { get throws { try #require(Bundle(url: root)) } }

  /// Writes files by their path in the bundle's catalogue.
  func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = root.appendingPathComponent("Media.xcassets").appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// Writes a PNG file that has only its header.
  func writePicture(_ path: String, width: UInt8, height: UInt8) throws {
    try write([path: ""])
    let head: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0]
    try Data(head).write(to: root.appendingPathComponent("Media.xcassets/\(path)"))
  }
}

/// The colours and images of asset catalogues.
@MainActor
struct AssetTests {
  private func parts(_ color: Color, isDark: Bool = false) -> [Int] {
    let parts = color.parts(isDark: isDark)
    return [parts.red, parts.green, parts.blue, parts.opacity].map { Int(($0 * 100).rounded()) }
  }

  @Test(arguments: [
    (#"{"red":"0x80","green":"51","blue":"0.100","alpha":"0.500"}"#, "srgb", [50, 20, 10, 50]),
    (#"{"white":"0.250","alpha":"1.000"}"#, "gray-gamma-22", [25, 25, 25, 100]),
    (#"{"red":"0.214","green":"0","blue":1}"#, "extended-linear-srgb", [50, 0, 100, 100]),
  ])
  func `D43: components of a colour are parts of 255 or of 1`(
    components: String, space: String, expected: [Int]
  ) throws {
    let files = try TestBundle()
    try files.write([
      "Brand.colorset/Contents.json":
        #"{"colors":[{"idiom":"universal","color":{"color-space":"\#(space)","#
        + #""components":\#(components)}}]}"#
    ])
    #expect(parts(Color("Brand", bundle: try files.bundle)) == expected)
  }

  @Test func `D43: a colour has the variants of its set`() throws {
    let files = try TestBundle()
    func entry(_ red: String, _ more: String = "") -> String {
      #"{"idiom":"universal"\#(more),"color":{"components":{"red":"\#(red)"}}}"#
    }
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    let contrast = #""appearances":[{"appearance":"contrast","value":"high"}]"#
    let colors = [
      entry("0.9", ",\(contrast)"), entry("0.2"), entry("0.4", ",\(dark)"),
      #"{"idiom":"watch","color":{"components":{"red":"0.7"}}}"#,
    ]
    try files.write([
      "A.colorset/Contents.json": #"{"colors":[\#(colors.joined(separator: ","))]}"#,
      "B.colorset/Contents.json": #"{"colors":[{"idiom":"universal"}]}"#,
      "C.colorset/Contents.json":
        #"{"colors":[{"color":{"platform":"ios","reference":"systemTealColor"}}]}"#,
    ])
    let bundle = try files.bundle
    let color = Color(ColorResource(name: "A", bundle: bundle))
    #expect(parts(color) == [20, 0, 0, 100] && parts(color, isDark: true) == [40, 0, 0, 100])
    #expect(Color("B", bundle: bundle) == .accentColor)
    #expect(Color("C", bundle: bundle).value == .system(.teal))
  }

  @Test func `D43: a folder's name precedes those of its sets if it provides a namespace`() throws {
    let files = try TestBundle()
    let red = #"{"colors":[{"color":{"components":{"red":"1.0"}}}]}"#
    try files.write([
      "Plain/A.colorset/Contents.json": red,
      "Named/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      "Named/Inner/B.colorset/Contents.json": red,
    ])
    let bundle = try files.bundle
    #expect(parts(Color("A", bundle: bundle)) == [100, 0, 0, 100])
    #expect(parts(Color("Named/B", bundle: bundle)) == [100, 0, 0, 100])
    DiagnosticSink.$current.withValue(DiagnosticSink { _ in }) {
      #expect(Color("B", bundle: bundle).value == .system(.gray))
    }
  }

  @Test(arguments: [
    ("{", "Contents.json is not what the format requires"),
    (#"{"colors":[{"color":{"components":{"red":"x"}}}]}"#, "is not what the format requires"),
    (#"{"colors":[{"color":{"reference":"systemFogColor"}}]}"#, "no system color 'systemFogColor'"),
    (nil, "No color named 'Brand' found in the bundle assets-"),
  ])
  func `D43: a colour that cannot be used is gray, and reported once`(
    contents: String?, message: String
  ) throws {
    let files = try TestBundle()
    if let contents { try files.write(["Brand.colorset/Contents.json": contents]) }
    let bundle = try files.bundle
    let log = ReportLog()
    DiagnosticSink.$current.withValue(log.sink) {
      for _ in 0..<2 { #expect(Color("Brand", bundle: bundle).value == .system(.gray)) }
    }
    #expect(log.all.count == 1 && log.all.first?.contains(message) == true, "\(log.all)")
  }

  @Test func `D43: an image is the file for the appearance and the scale around it`() throws {
    let files = try TestBundle()
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    try files.write([
      "Hill.imageset/Contents.json": """
      {"images":[
        {"idiom":"universal","scale":"1x","filename":"a.png"},
        {"idiom":"universal","scale":"2x","filename":"b.png"},
        {"idiom":"universal","scale":"3x"},
        {"idiom":"universal","scale":"2x","filename":"c.png",\(dark)}
      ]}
      """
    ])
    try files.writePicture("Hill.imageset/a.png", width: 10, height: 20)
    try files.writePicture("Hill.imageset/b.png", width: 30, height: 40)
    try files.writePicture("Hill.imageset/c.png", width: 50, height: 60)
    let bundle = try files.bundle
    let (probe, show) = Probe.remoted(ColorScheme.light) { $scheme in
      VStack {
        Image("Hill", bundle: bundle)
        Image("Hill", bundle: bundle).resizable()
      }
      .environment(\.colorScheme, scheme)
    }
    func shown() -> [String] {
      probe.all(.image).map { image in
        let name = image.text(.resource)?.split(separator: "/").last ?? ""
        let size = [image.number(.width), image.number(.height)].compactMap { $0 }
        return "\(name) \(size)"
      }
    }
    #expect(shown() == ["b.png [15, 20]", "b.png []"])
    probe.graph.appearance = Appearance(displayScale: 1)
    #expect(shown() == ["a.png []", "a.png []"])
    show(.dark)
    #expect(shown() == ["c.png [25, 30]", "c.png []"])
    probe.graph.appearance = Appearance(displayScale: 3)
    show(.light)
    #expect(shown() == ["b.png [15, 20]", "b.png []"])
  }

  @Test func `D43: an image is a template if its set or its view says so`() throws {
    let files = try TestBundle()
    let set = #"{"images":[{"filename":"a.svg"}],"properties":{"template-rendering-intent":"#
    try files.write([
      "A.imageset/Contents.json": set + #""template"}}"#, "A.imageset/a.svg": "<svg/>",
      "B.imageset/Contents.json": set + #""original"}}"#, "B.imageset/a.svg": "<svg/>",
    ])
    let bundle = try files.bundle
    let probe = Probe(
      VStack {
        Image("A", bundle: bundle)
        Image("A", bundle: bundle).renderingMode(.original)
        Image(ImageResource(name: "B", bundle: bundle))
        Image("B", bundle: bundle).renderingMode(.template)
      })
    #expect(probe.all(.image).map { $0[.template] == true } == [true, false, false, true])
    #expect(probe.reported.isEmpty)
  }

  @Test func `D43: an image that cannot be used is reported with its place`() throws {
    let files = try TestBundle()
    try files.write([
      "A.imageset/Contents.json": #"{"images":[{"filename":"a.pdf"}]}"#, "A.imageset/a.pdf": "%",
      "B.imageset/Contents.json": #"{"images":[{"filename":"../A.imageset/a.svg"}]}"#,
      "C.imageset/Contents.json": "[]",
    ])
    let bundle = try files.bundle
    let probe = Probe(
      VStack { ForEach(["A", "B", "C", "D"], id: \.self) { Image($0, bundle: bundle) } })
    #expect(probe.all(.image).allSatisfy { $0.text(.resource) == nil })
    #expect(probe.reported.count == 4)
    for (message, part) in zip(
      probe.reported,
      [
        "A.imageset: no file of the image is SVG, PNG or JPEG.", "B.imageset: no file",
        "C.imageset/Contents.json is not", "No image named 'D' found in the bundle assets-",
      ]
    ) { #expect(message.contains(part), "\(message)") }
  }

  @Test func `a catalogue that is a loop of links is searched within bounds`() throws {
    let files = try TestBundle()
    try files.write(["Deep/A.colorset/Contents.json": #"{"colors":[]}"#])
    let folder = files.root.appendingPathComponent("Media.xcassets/Deep")
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("Loop"), withDestinationURL: folder)
    let catalog = AssetCatalog(resources: files.root.path)
    #expect(catalog.folder(.color, named: "A") != nil)
  }
}

@MainActor
private struct AccentApp: App {
  var body: some Scene { WindowGroup { Text(verbatim: "Hills") } }
}

extension AssetTests {
  @Test func `D43: the colour set AccentColor of an app's module is the app's tint`() throws {
    let host = HeadlessHost()
    let graph = ViewGraph(host: host)
    graph.mount(AccentApp())
    let window = try #require(host.tree.windows.first.flatMap { host.tree[$0] })
    let text = try #require(window.children.first.flatMap { host.tree[$0] })
    #expect(
      text[.tint]
        == .adaptive(
          light: FixedColor(red: 0.2, green: 0.4, blue: 0.6),
          dark: FixedColor(red: 0.4, green: 0.6, blue: 0.8)))
  }
}
