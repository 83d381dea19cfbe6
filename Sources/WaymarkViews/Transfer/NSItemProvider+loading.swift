// SPDX-License-Identifier: MIT

public import Foundation

extension NSItemProvider {
  /// Loads the data of a type, and calls a handler on any thread with them or an error.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let contents = transfer.contents(of: contentType)
    Task.detached {
      guard let contents else { return completionHandler(nil, Self.unavailable) }
      do {
        completionHandler(try await contents.load(), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
    return Progress(totalUnitCount: 1)
  }

  /// Loads the data of a type, and calls a handler on any thread with them or an error.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let type = UTType(typeIdentifier) ?? UTType(exportedAs: typeIdentifier)
    return loadDataRepresentation(for: type, completionHandler: completionHandler)
  }

  /// Returns whether an object of a class can be loaded.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    transfer.contents(of: aClass._readableType) != nil
  }

  /// Loads an object, and calls a handler on any thread with it or an error.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(for: aClass._readableType) { data, error in
      let object = data.flatMap { aClass._object(of: $0) }
      completionHandler(object, object == nil ? error ?? Self.unavailable : nil)
    }
  }

  /// Returns whether a text can be loaded.
  public func canLoadObject(ofClass aClass: String.Type) -> Bool {
    canLoadObject(ofClass: NSString.self)
  }

  /// Returns whether a URL can be loaded.
  public func canLoadObject(ofClass aClass: URL.Type) -> Bool {
    canLoadObject(ofClass: NSURL.self)
  }

  /// Loads a text, and calls a handler on any thread with it or an error.
  @discardableResult
  public func loadObject(
    ofClass aClass: String.Type,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(for: .text) { data, error in
      completionHandler(data.map { String(decoding: $0, as: UTF8.self) }, error)
    }
  }

  /// Loads a URL, and calls a handler on any thread with it or an error.
  @discardableResult
  public func loadObject(
    ofClass aClass: URL.Type, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(for: .url) { data, error in
      let url = data.flatMap { URL(string: String(decoding: $0, as: UTF8.self)) }
      completionHandler(url, url == nil ? error ?? Self.unavailable : nil)
    }
  }

  /// Loads a value of a type, and calls a handler on any thread with it or an error.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let transfer = transfer
    Task.detached {
      do {
        let value = try await T.transferRepresentation._load(transfer) as? T
        completionHandler(value.map { .success($0) } ?? .failure(Self.unavailable))
      } catch {
        completionHandler(.failure(error))
      }
    }
    return Progress(totalUnitCount: 1)
  }
}
