// SPDX-License-Identifier: MIT

import Logging

/// The reason why a visitor was refused, or lost a session, with the option that sets the limit.
enum Refusal: String, CaseIterable {
  case sessions = "pages beyond --session-limit"
  case sessionsOfAddress = "pages beyond --session-limit-per-address"
  case requests = "requests beyond the 256 that may wait"
  case requestsOfAddress = "requests beyond the 32 of one address that may wait"
  case retained = "retained sessions beyond --retained-session-limit or 256 MB"
  case retainedOfBrowser = "retained sessions beyond --retained-session-limit-per-browser"
  case values =
    "stored values beyond --storage-limit, its limit per browser or --stored-browser-limit"
  case uploads = "files beyond --upload-limit or --upload-space"
  case state = "states of pages that were invalid or expired"
  case malformed = "sockets that sent an invalid message"
  case flood = "sockets that sent more than 64 messages without waiting"
  case silent = "sockets that sent no message within 10 seconds"
  case invalidFrame = "sockets that sent an invalid or too large frame"

  /// Whether an operator can do something about it; otherwise the client is at fault.
  var isLimit: Bool {
    switch self {
    case .state, .malformed, .flood, .silent, .invalidFrame: false
    default: true
    }
  }

  /// The level of its log lines.
  var level: Logger.Level { isLimit ? .warning : .notice }

  /// The value of the label `reason` in metrics.
  var label: String {
    switch self {
    case .sessions: "session_limit"
    case .sessionsOfAddress: "session_limit_per_address"
    case .requests: "waiting_requests"
    case .requestsOfAddress: "waiting_requests_per_address"
    case .retained: "retained_session_limit"
    case .retainedOfBrowser: "retained_session_limit_per_browser"
    case .values: "storage_limit"
    case .uploads: "upload_limit"
    case .state: "invalid_state"
    case .malformed: "invalid_message"
    case .flood: "message_flood"
    case .silent: "no_message"
    case .invalidFrame: "invalid_frame"
    }
  }
}
