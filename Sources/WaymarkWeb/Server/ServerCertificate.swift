// SPDX-License-Identifier: MIT

import Foundation
import Logging
import NIOCore

#if TLS
import HummingbirdTLS
import NIOSSL
#endif

/// The certificate of a server that speaks TLS itself, instead of a proxy in front of it.
struct ServerCertificate: Sendable {
  #if TLS
  private let configuration: TLSConfiguration
  #endif

  /// Reads the certificate that the options name; returns nil if they name none.
  ///
  /// - Throws: ``CertificateError`` if a file cannot be used, if only one of the two is named, or if
  ///   the trait `TLS` is not enabled.
  init?(_ options: WebHost.Options) throws(CertificateError) {
    guard options.tlsCertificate != nil || options.tlsKey != nil else { return nil }
    guard let file = options.tlsCertificate, let key = options.tlsKey else {
      throw CertificateError(
        path: (options.tlsCertificate ?? options.tlsKey)?.path ?? "",
        reason: "a certificate and its key are needed")
    }
    #if TLS
    let chain: [NIOSSLCertificate]
    let privateKey: NIOSSLPrivateKey
    do {
      chain = try NIOSSLCertificate.fromPEMFile(file.path)
    } catch {
      throw CertificateError(path: file.path, reason: "it has no certificates in the PEM format")
    }
    do {
      privateKey = try NIOSSLPrivateKey(file: key.path, format: .pem)
    } catch {
      throw CertificateError(path: key.path, reason: "it has no key in the PEM format")
    }
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(privateKey))
    configuration.minimumTLSVersion = .tlsv12
    configuration.applicationProtocols = ["http/1.1"]
    do {
      _ = try NIOSSLContext(configuration: configuration)
    } catch {
      throw CertificateError(path: file.path, reason: "its key is not the one in \(key.path)")
    }
    self.configuration = configuration
    #else
    throw CertificateError(path: file.path, reason: "the program was built without the trait TLS")
    #endif
  }

  /// Returns how a connection of a channel type is set up, with TLS.
  ///
  /// - Throws: The error of NIO if the certificate cannot be used.
  func setUp(
    _ channel: WebChannel, logger: Logger
  ) throws -> @Sendable (any Channel) -> EventLoopFuture<WebChannel.Value> {
    #if TLS
    let secure = try TLSChannel(channel, tlsConfiguration: configuration)
    return { secure.setup(channel: $0, logger: logger) }
    #else
    return { channel.setup(channel: $0, logger: logger) }
    #endif
  }
}

/// The reason why a server cannot speak TLS with a file.
struct CertificateError: Error, Hashable {
  /// The path of the file.
  var path: String
  /// The reason, for people.
  var reason: String
}
