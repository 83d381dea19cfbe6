// SPDX-License-Identifier: MIT

/// The limits of the values that a server stores.
struct StorageLimits: Hashable, Sendable {
  /// The maximum size in bytes of the names and values of a browser, and of each of its scenes.
  var bytesPerBrowser = 64 << 10
  /// The maximum size in bytes of all names and values.
  var bytes = 256 << 20
  /// The maximum number of browsers.
  var browsers = 100_000
  /// The time in seconds after its last visit from which a browser's values may be removed, if there
  /// is no space for others.
  ///
  /// More recent values are never removed, whoever else visits.
  var idleTime = 30 * 86_400
  /// The maximum number of disconnected scenes of a browser.
  var scenes = 8
  /// The maximum size in bytes of the values of all disconnected scenes.
  var sceneBytes = 64 << 20
}

extension StorageLimits {
  /// Creates the limits of a server.
  init(_ options: WebHost.Options) {
    bytesPerBrowser = options.storageLimitPerBrowser
    bytes = options.storageLimit
    browsers = options.storedBrowserLimit
  }
}
