// SPDX-License-Identifier: MIT

import WaymarkAssociation
import WaymarkLinks

extension ServedFile {
  /// What is wrong with how the file is served, and odd in it.
  ///
  /// An absent file is none of it, since a host may well have only one of the two.
  var findings: [Finding] {
    switch state {
    case .unreachable(let failure): return [finding(.error, "unreachable", "\(failure)")]
    case .redirect(let status, let target):
      let place = target.map { " to \($0)" } ?? ""
      return [
        finding(
          .error, "redirect",
          "The server redirects (\(status))\(place). Systems follow no redirect: serve the file "
            + "here."
        )
      ]
    case .absent: return []
    case .refused(let status):
      return [
        finding(.error, "status", "The server answers \(status)\(Self.hint(status)), not 200.")
      ]
    case .tooLarge:
      let limit = AppleAppSiteAssociation.sizeLimit
      return [
        finding(
          .error, "too-large", "The file has more than the \(limit) bytes that systems take.")
      ]
    case .page:
      return [
        finding(
          .error, "web-page",
          "The server responds with an HTML page, as for a route of the site: exclude this path.")
      ]
    case .broken(let error, let input):
      return typeFindings(isSigned: false) + [input.finding(error)]
    case .read(let file, let input, let isSigned):
      return typeFindings(isSigned: isSigned) + signedFindings(isSigned: isSigned)
        + file.issues.map(input.finding)
    }
  }

  /// A finding about the file as a whole.
  func finding(
    _ severity: AssociationIssue.Severity, _ code: String, _ message: String
  ) -> Finding {
    Finding(
      severity: severity, code: code, location: Location(file: address), message: message,
      subject: address)
  }

  private func typeFindings(isSigned: Bool) -> [Finding] {
    let right = ["application/json"] + (isSigned ? ["application/pkcs7-mime"] : [])
    guard let type = answer?.mediaType else {
      return [finding(.warning, "content-type", "The response has no content type.")]
    }
    guard !right.contains(type) else { return [] }
    return [
      finding(.warning, "content-type", "The content type is \(type), not application/json.")
    ]
  }

  private func signedFindings(isSigned: Bool) -> [Finding] {
    guard isSigned else { return [] }
    return [
      finding(
        .warning, "signed",
        "The file is signed (CMS), which no system has needed since iOS 9: serve the JSON. "
          + "The signature is not verified here.")
    ]
  }

  private static func hint(_ status: Int) -> String {
    switch status {
    case 401: ": it asks for a login"
    case 403: ": it forbids the file, as firewalls do to robots"
    case 429: ": it rejects more requests for now"
    case 500...: ": it has failed"
    default: ""
    }
  }
}
