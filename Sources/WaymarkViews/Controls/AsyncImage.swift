// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// The loading phase of a remote image.
public enum AsyncImagePhase: Sendable {
  /// The image is not loaded.
  case empty
  /// The image is loaded.
  case success(Image)
  /// Loading failed.
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error, if loading failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A remote image.
///
/// Hosts load the image and leave its space empty until then. The content therefore receives the
/// phase `success` immediately for a web URL and `empty` for any other; `failure` does not occur.
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content
  private let isScaled: Bool

  /// Creates an image with content for each phase.
  ///
  /// Ignored: `scale` (each pixel of the image measures one point), `transaction` (the image
  /// appears without animation).
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
    isScaled = scale != 1
  }

  /// Creates an image that is displayed as it is.
  public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent {
    self.init(url: url, scale: scale) { _AsyncImageContent(image: $0.image) }
  }

  /// Creates an image with a placeholder for a missing URL.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    let scheme = url?.scheme?.lowercased()
    Group {
      if let url, scheme == "https" || scheme == "http" {
        content(.success(Image(remote: url)))
      } else {
        content(.empty)
      }
    }
    .ignoring(isScaled ? "The scale of an AsyncImage" : nil)
  }
}

/// An image, or a placeholder area.
nonisolated public struct _AsyncImageContent: View {
  let image: Image?

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    if let image { image } else { Rectangle().fill(.fill) }
  }
}
