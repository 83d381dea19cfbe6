// SPDX-License-Identifier: MIT

/// What is asked of a web server.
struct FetchRequest: Hashable {
  /// The absolute address.
  var address: String
  /// How many bytes of the answer are read, after decoding.
  var limit: Int
  /// How many seconds the whole answer may take.
  var timeout: Double
}

/// How a request ended.
enum FetchResult: Hashable {
  /// The server has answered, well or not.
  case answered(FetchAnswer)
  /// There is no answer.
  case failed(FetchFailure)
}

/// What a web server answers; redirects are answers as well.
struct FetchAnswer: Hashable {
  var status: Int
  /// The header fields, with their names in lower case.
  var headers: [String: String]
  /// The body, decoded; at most as much as was asked for.
  var body: [UInt8]
  /// Whether the body is longer than was asked for.
  var isCut = false

  /// The media type in lower case, without its parameters; nil for none.
  var mediaType: String? {
    let type = headers["content-type"]?.prefix { $0 != ";" }.lowercased()
    return type.map { String($0.filter { !$0.isWhitespace }) }
  }
}

/// Why there is no answer.
enum FetchFailure: Hashable {
  /// This system has no HTTP client.
  case unavailable
  /// The text is no address.
  case badAddress
  /// It took longer than it may.
  case timedOut
  /// The host was not found.
  case unknownHost
  /// The host refuses connections.
  case noConnection
  /// There is no trusted connection; the reason is the system's.
  case insecure(String)
  /// Anything else; the reason is the system's.
  case other(String)
}

extension FetchFailure: CustomStringConvertible {
  /// What went wrong, in a sentence.
  var description: String {
    switch self {
    case .unavailable: "This system has no HTTP client."
    case .badAddress: "It is not a valid URL."
    case .timedOut: "The request timed out."
    case .unknownHost: "The host was not found."
    case .noConnection: "The host refuses connections."
    case .insecure(let reason): "The connection is not trusted: \(reason)"
    case .other(let reason): "There was no response: \(reason)"
    }
  }
}
