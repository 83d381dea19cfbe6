// SPDX-License-Identifier: MIT

public import Foundation
import Synchronization

/// An object that an item provider can provide.
public protocol NSItemProviderWriting: AnyObject {
  /// The content type of the object's data.
  static var _contentType: UTType { get }
  /// The data of the object.
  var _providedData: Data { get }
}

/// An object that an item provider can load.
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
  /// The content type of the data from which objects are loaded.
  static var _readableType: UTType { get }
  /// Creates an object from data; nil if they are not valid.
  static func _object(of data: Data) -> (any NSItemProviderReading)?
}

/// What is dragged with `onDrag`, and received with `onDrop`.
///
/// Like Foundation's class on Apple's platforms, for text, URLs and data within the app, and for text
/// and links from other windows. ``View/draggable(_:)`` and
/// ``View/dropDestination(for:action:isTargeted:)`` do the same with values.
public final class NSItemProvider: NSObject, Sendable {
  private struct State: Sendable {
    var transfer = _Transfer()
    var name: String?
  }

  private let state: Mutex<State>

  /// Creates a provider without data, which no view receives.
  public override convenience init() { self.init(_Transfer()) }

  /// Creates a provider of a text or a URL.
  public convenience init(object: any NSItemProviderWriting) {
    var transfer = _Transfer()
    transfer.add(type(of: object)._contentType, object._providedData)
    self.init(transfer)
  }

  init(_ transfer: _Transfer) { state = Mutex(State(transfer: transfer)) }

  var transfer: _Transfer { state.withLock { $0.transfer } }

  /// The name of the item; nil unless it is set.
  public var suggestedName: String? {
    get { state.withLock { $0.name } }
    set { state.withLock { $0.name = newValue } }
  }

  /// The identifiers of the content types, in order of preference.
  public var registeredTypeIdentifiers: [String] { transfer.items.map(\.type.identifier) }

  /// The content types, in order of preference.
  public var registeredContentTypes: [UTType] { transfer.items.map(\.type) }

  /// Returns whether there are data of a type, or of a special case of it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    UTType(typeIdentifier).flatMap { transfer.contents(of: $0) } != nil
  }

  /// Adds data of a type, which are loaded when they are needed.
  ///
  /// The handler calls its argument once, on any thread, with the data or an error.
  ///
  /// Ignored: `visibility` (only the app itself receives data).
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    state.withLock {
      $0.transfer.add(
        contentType,
        .later {
          try await withCheckedThrowingContinuation { continuation in
            let once = Mutex(false)
            _ = loadHandler { data, error in
              let isRepeated = once.withLock { called in
                defer { called = true }
                return called
              }
              guard !isRepeated else { return }
              if let data {
                continuation.resume(returning: data)
              } else {
                continuation.resume(throwing: error ?? NSItemProvider.unavailable)
              }
            }
          }
        })
    }
  }

  static let unavailable = CocoaError(.featureUnsupported)
}

/// The processes that can see data; Waymark gives them to the app itself only.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Text in UTF-8.
  public static var _contentType: UTType { .utf8PlainText }
  /// The text in UTF-8.
  public var _providedData: Data { Data(String(describing: self).utf8) }
  /// Any text.
  public static var _readableType: UTType { .text }
  /// Returns the text of data in UTF-8.
  public static func _object(of data: Data) -> (any NSItemProviderReading)? {
    NSString(string: String(decoding: data, as: UTF8.self))
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// A URL.
  public static var _contentType: UTType { .url }
  /// The absolute URL.
  public var _providedData: Data { Data("\(absoluteString)".utf8) }
  /// A URL.
  public static var _readableType: UTType { .url }
  /// Returns the URL of data in UTF-8.
  public static func _object(of data: Data) -> (any NSItemProviderReading)? {
    NSURL(string: String(decoding: data, as: UTF8.self))
  }
}
