// SPDX-License-Identifier: MIT

import Testing
import WaymarkViews

struct UTTypeTests {
  @Test func `a type conforms to itself and to what it is a special case of`() {
    #expect(UTType.json.conforms(to: .json) && UTType.json.conforms(to: .data))
    #expect(UTType.utf8PlainText.conforms(to: .text) && !UTType.json.conforms(to: .plainText))
    #expect(!UTType.data.conforms(to: .json))
    let own = UTType(exportedAs: "org.example.own", conformingTo: .json)
    #expect(own.conforms(to: .text) && !UTType(importedAs: "org.example.b").conforms(to: .text))
    #expect(UTType(importedAs: "org.example.b").conforms(to: .item))
  }

  @Test func `types are equal by their identifiers`() {
    #expect(UTType("public.json") == .json && UTType("org.example.unknown") == nil)
    #expect(UTType(exportedAs: "a", conformingTo: .json) == UTType(importedAs: "a"))
    #expect(Set([UTType(exportedAs: "a"), UTType(importedAs: "a")]).count == 1)
  }

  @Test func `extensions and media types are those of a type`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "text/CSV") == .commaSeparatedText)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.json.preferredMIMEType == "application/json")
    #expect(UTType(exportedAs: "a").preferredFilenameExtension == nil)
    #expect(UTType(filenameExtension: "") == nil && UTType(mimeType: "a/b") == nil)
    #expect(UTType(filenameExtension: "json", conformingTo: .image) != .json)
    let unknown = UTType(filenameExtension: "Recipe", conformingTo: .text)
    #expect(unknown?.conforms(to: .text) == true)
    #expect(unknown?.preferredFilenameExtension == "recipe")
    #expect(UTType.png.isSubtype(of: .image) && UTType.image.isSupertype(of: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType("public.image") == .image && UTType.svg.conforms(to: .xml))
  }
}
