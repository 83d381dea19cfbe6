// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import WaymarkAssets

/// Finds the colours and images of the app by name, and remembers what it has found.
enum AssetLibrary {
  private struct Key: Hashable {
    let bundle: String?
    let name: String
  }

  private struct Found: Sendable {
    var catalogs: [String: AssetCatalog] = [:]
    var colors: [Key: Result<AssetColor.Variants?, AssetError>] = [:]
    var images: [Key: Result<AssetImage, AssetError>] = [:]
    var reported: Set<String> = []
  }

  private static let found = Mutex(Found())
  /// The most names that are remembered, since an app can look up names that people type.
  private static let nameLimit = 10_000

  /// Returns a colour of a bundle's catalogues, or without a bundle, of ``bundles``.
  ///
  /// It is nil if its set leaves it to the system.
  static func color(
    named name: String, in bundle: Bundle?
  ) -> Result<AssetColor.Variants?, AssetError> {
    lookUp(.color, name, in: bundle, \.colors) { bundle throws(AssetError) in
      guard let folder = catalog(of: bundle).folder(.color, named: name) else { return nil }
      return .some(try AssetContents<AssetColor>(folder: folder).value.variants(named: name))
    }
  }

  /// Returns an image of a bundle's catalogues or a file of the bundle; without a bundle, of
  /// ``bundles``.
  static func image(named name: String, in bundle: Bundle?) -> Result<AssetImage, AssetError> {
    lookUp(.image, name, in: bundle, \.images) { bundle throws(AssetError) in
      if let folder = catalog(of: bundle).folder(.image, named: name) {
        return try AssetImage(folder: folder)
      }
      return file(named: name, in: bundle).map { AssetImage(path: $0) }
    }
  }

  /// Returns the colour that an app's catalogue has as `AccentColor`, as an app of Xcode has by
  /// default; nil if it has none or leaves it to the system.
  static func accent(ofModule module: String) -> AssetColor.Variants? {
    let name = "AccentColor"
    for bundle in bundles {
      let isOwn =
        bundle == .main || bundle.bundleURL.lastPathComponent.hasSuffix("_\(module).resources")
      guard isOwn, catalog(of: bundle).folder(.color, named: name) != nil else { continue }
      return (try? color(named: name, in: bundle).get()) ?? nil
    }
    return nil
  }

  /// Returns what is known of a name, or else what `find` returns for the first bundle that has it.
  private static func lookUp<Asset: Sendable>(
    _ kind: AssetCatalog.Kind, _ name: String, in bundle: Bundle?,
    _ known: any WritableKeyPath<Found, [Key: Result<Asset, AssetError>]> & Sendable,
    _ find: (Bundle) throws(AssetError) -> Asset?
  ) -> Result<Asset, AssetError> {
    let key = Key(bundle: bundle?.bundlePath, name: name)
    if let result = found.withLock({ $0[keyPath: known][key] }) { return result }
    var result: Result<Asset, AssetError>
    do throws(AssetError) {
      result = .failure(AssetError("No \(kind) named '\(name)' found in \(place(bundle))."))
      for bundle in bundle.map({ [$0] }) ?? bundles {
        guard let asset = try find(bundle) else { continue }
        result = .success(asset)
        break
      }
    } catch {
      result = .failure(error)
    }
    found.withLock { found in
      if found[keyPath: known].count >= nameLimit { found[keyPath: known] = [:] }
      found[keyPath: known][key] = result
    }
    return result
  }

  /// Returns whether an error is new and is to be reported; colours have no graph that would report
  /// each message once.
  static func isFirst(_ error: AssetError) -> Bool {
    found.withLock { found in
      found.reported.count < nameLimit && found.reported.insert(error.message).inserted
    }
  }

  private static func file(named name: String, in bundle: Bundle) -> String? {
    AssetImage.suffixes.lazy.compactMap { bundle.path(forResource: name, ofType: $0) }.first
  }

  /// The main bundle, and then the resource bundles of packages beside it.
  ///
  /// Swift Package Manager puts the resources of an executable into a bundle of its own, which is
  /// not the main one, so that `Color("Brand")` would not find what it finds in an app of Xcode.
  /// That of the executable is first; the others are in alphabetical order.
  static let bundles: [Bundle] = {
    let folder = Bundle.main.bundleURL
    let own = Bundle.main.executableURL?.deletingPathExtension().lastPathComponent ?? ""
    let names =
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
    let first = names.filter { $0.hasSuffix("_\(own).resources") }
    return [Bundle.main]
      + (first + names.filter { !first.contains($0) }).compactMap {
        Bundle(url: folder.appendingPathComponent($0))
      }
  }()

  private static func catalog(of bundle: Bundle) -> AssetCatalog {
    let path = bundle.resourcePath ?? bundle.bundlePath
    if let known = found.withLock({ $0.catalogs[path] }) { return known }
    let catalog = AssetCatalog(resources: path)
    found.withLock { $0.catalogs[path] = catalog }
    return catalog
  }

  private static func place(_ bundle: Bundle?) -> String {
    guard let bundle else { return "the app's bundles; packages pass bundle: .module" }
    return "the bundle \(bundle.bundleURL.lastPathComponent)"
  }
}
