// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender

private func bytes(_ parts: any Collection<UInt8>...) -> [UInt8] { parts.flatMap { Array($0) } }

private let png = bytes(
  [0x89], "PNG\r\n".utf8, [0x1A, 0x0A, 0, 0, 0, 13], "IHDR".utf8, [0, 0, 1, 2, 0, 0, 0, 3, 8, 6])
private let gif = bytes("GIF89a".utf8, [4, 1, 5, 0])
private let jpeg = bytes(
  [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 0, 6, 1, 7])
private let bmp = bytes("BM".utf8, Array(repeating: 0, count: 12), [40, 0, 0, 0, 8, 0, 0, 0])
private let lossy = bytes(
  "RIFF".utf8, [0, 0, 0, 0], "WEBPVP8 ".utf8, [0, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A],
  [9, 0x40, 10, 0x80])
private let lossless = bytes(
  "RIFF".utf8, [0, 0, 0, 0], "WEBPVP8L".utf8, [0, 0, 0, 0, 0x2F, 10, 0xC0, 2, 0])
private let extended = bytes(
  "RIFF".utf8, [0, 0, 0, 0], "WEBPVP8X".utf8, [10, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 13, 1, 0])

/// Reading the headers of image files.
struct PictureTests {
  @Test(arguments: [
    (png, PictureValue.Format.png, 258, 3), (gif, .gif, 260, 5), (jpeg, .jpeg, 263, 6),
    (bytes(bmp, [9, 0, 0, 0]), .bmp, 8, 9), (bytes(bmp, [0xF7, 0xFF, 0xFF, 0xFF]), .bmp, 8, 9),
    (bytes("BM".utf8, Array(repeating: 0, count: 12), [12, 0, 0, 0, 7, 0, 8, 0]), .bmp, 7, 8),
    (lossy, .webp, 9, 10), (lossless, .webp, 11, 12), (extended, .webp, 13, 270),
  ])
  func `Z2: an image is recognised by its header`(
    file: [UInt8], format: PictureValue.Format, width: Int, height: Int
  ) throws {
    let picture = try #require(PictureValue(file))
    #expect(picture.format == format && picture.width == width && picture.height == height)
    #expect("\(picture)" == "\(format) \(width)x\(height)")
    let coded = try JSONEncoder().encode(PropertyValue.picture(picture))
    #expect(try JSONDecoder().decode(PropertyValue.self, from: coded) == .picture(picture))
  }

  @Test(arguments: [png, gif, jpeg, bytes(bmp, [9, 0, 0, 0]), lossy, lossless, extended])
  func `Z2: a file with a truncated header is refused`(file: [UInt8]) {
    // The two bytes after the size of a PNG are not read.
    let end = file == png ? file.count - 2 : file.count
    for count in 0..<end { #expect(PictureValue(Array(file.prefix(count))) == nil, "\(count)") }
  }

  @Test(arguments: [
    Array("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>".utf8),
    Array("<html><script>alert(1)</script></html>".utf8), Array("%PDF-1.7".utf8),
    bytes([0, 0, 0, 24], "ftypheic".utf8, Array(repeating: 1, count: 40)),
    // No size, or an implausible one.
    bytes("GIF87a".utf8, [0, 0, 5, 0]), bytes("GIF90a".utf8, [4, 0, 5, 0]),
    bytes(png.prefix(16), [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
    bytes(png.prefix(16), [0, 1, 0, 0, 0, 0, 0, 1]), bytes(png.prefix(12), "JUNK".utf8, [0, 0]),
    bytes(bmp, [0, 0, 0, 0x80]), bytes(bmp, [0, 0, 0, 0]),
    bytes("BM".utf8, Array(repeating: 0, count: 12), [39, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0]),
    // Segments that are out of bounds or too short.
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 6, 0, 7],
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 0xFF, 0xC0, 0, 11, 8, 0, 6, 0, 7],
    [0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 1], [0xFF, 0xD8, 0xFF, 0xD9, 0xFF, 0xC0],
    [0xFF, 0xD8, 0xFF, 0xDA, 0, 2, 0xFF, 0xC0, 0, 11, 8, 0, 6, 0, 7],
    [0xFF, 0xD8, 0xFF, 0xC4, 0, 2, 0, 6, 0, 7, 0, 0, 0, 0], Array(repeating: 0xFF, count: 4096),
    bytes("RIFF".utf8, [0, 0, 0, 0], "WEBPVP9 ".utf8, Array(repeating: 1, count: 40)),
    bytes("RIFF".utf8, [0, 0, 0, 0], "WAVEVP8X".utf8, Array(repeating: 1, count: 40)),
    bytes(lossless.prefix(20), [0x2E, 10, 0xC0, 2, 0]), bytes(lossy.prefix(26), [0, 0x40, 1, 0]),
  ])
  func `Z2: a file that is not an image in a supported format is refused`(file: [UInt8]) throws {
    #expect(PictureValue(file) == nil)
    let coded = try JSONEncoder().encode([file])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([PictureValue].self, from: coded)
    }
  }

  @Test func `Z2: a file that exceeds the size limit is refused`() {
    let filling = Array(repeating: UInt8(0), count: PictureValue.byteLimit - gif.count)
    #expect(PictureValue(gif + filling) != nil && PictureValue(gif + filling + [0]) == nil)
    #expect(PictureHead(gif + filling + [0]) != nil)
  }
}
