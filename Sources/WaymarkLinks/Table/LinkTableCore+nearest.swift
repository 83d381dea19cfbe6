// SPDX-License-Identifier: MIT

extension LinkTableCore {
  /// Up to three patterns that come near a path, the nearest first.
  func nearest(
    _ path: UnsafeBufferPointer<LinkPiece>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [String] {
    []
  }
}
