// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// How far a picture from the network is.
public enum AsyncImagePhase: Sendable {
  /// Not there.
  case empty
  /// There.
  case success(Image)
  /// It cannot be had.
  case failure(any Error)

  /// The picture, where it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why it cannot be had, where it cannot.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from the network.
///
/// Hosts load it and keep its room empty until it is there, so content is asked for the phase
/// `success` at once where there is an address of the web, and for `empty` where there is none;
/// `failure` does not occur.
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content
  private let isScaled: Bool

  /// A picture, shown as it is told for each phase.
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

  /// A picture, shown as it is.
  public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent {
    self.init(url: url, scale: scale) { _AsyncImageContent(image: $0.image) }
  }

  /// A picture, and what is shown in its place where there is no address.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// What it consists of.
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

/// A picture, or a quiet area in its place.
nonisolated public struct _AsyncImageContent: View {
  let image: Image?

  /// What it consists of.
  @MainActor public var body: some View {
    if let image { image } else { Rectangle().fill(.fill) }
  }
}
