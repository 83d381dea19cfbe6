// SPDX-License-Identifier: MIT

import WaymarkAssociation
import WaymarkLinks

/// What a host serves, and what Apple's CDN has of it.
struct HostInspection {
  /// Where the files are asked for.
  struct Plan {
    /// The host whose files they are.
    var host: HostName
    /// The server that is asked, as `https://example.com`.
    var origin: String
    /// Apple's CDN; nil not to ask it.
    var copyOrigin: String? = Plan.appleCDN
    /// The kinds of files that are asked for.
    var systems: Set<LinkSystem> = Set(LinkSystem.allCases)
    /// The timeout of each request in seconds.
    var timeout = 15.0

    /// Where devices get association files from since iOS 14.
    static let appleCDN = "https://app-site-association.cdn-apple.com"

    /// The files and their addresses, in order.
    var files: [(kind: ServedFile.Kind, address: String)] {
      var files: [(ServedFile.Kind, String)] = []
      if systems.contains(.apple) {
        files.append((.apple, origin + AppleAppSiteAssociation.path))
        if let copyOrigin { files.append((.appleCopy, "\(copyOrigin)/a/v1/\(host.name)")) }
      }
      if systems.contains(.android) { files.append((.android, origin + AssetLinks.path)) }
      return files
    }
  }

  /// The files, in the order in which they were asked for.
  let files: [ServedFile]

  /// Asks for all files of a plan, one after the other.
  init(_ plan: Plan, _ send: (FetchRequest) -> FetchResult) {
    files = plan.files.map { kind, address in
      let request = FetchRequest(
        address: address, limit: AppleAppSiteAssociation.sizeLimit, timeout: plan.timeout)
      return ServedFile(kind, address, send(request))
    }
  }

  /// The host's own files.
  private var own: [ServedFile] { files.filter { $0.kind != .appleCopy } }

  /// Whether the host itself has not answered at all.
  var isUnreachable: Bool { own.allSatisfy(\.isUnreachable) }

  /// What is to be reported, file by file.
  func findings(of file: ServedFile) -> [Finding] {
    switch file.kind {
    case .appleCopy: copyFindings(file)
    case .apple, .android: file.isAbsent ? [absence(of: file)] : file.findings
    }
  }

  /// All that is to be reported.
  var findings: [Finding] { files.flatMap { findings(of: $0) } }

  /// That a file is absent; no mistake as long as the host has the other one.
  private func absence(of file: ServedFile) -> Finding {
    let hasOther = own.contains { $0.kind != file.kind && !$0.isAbsent && !$0.isUnreachable }
    let system = file.kind == .android ? "Android's" : "Apple's"
    return file.finding(
      hasOther ? .note : .error, "absent",
      "The host has no such file, so \(system) systems open none of its pages in apps.")
  }

  private func copyFindings(_ copy: ServedFile) -> [Finding] {
    let host = files.first { $0.kind == .apple }
    switch copy.state {
    case .absent, .refused:
      guard host?.isAbsent != true || copy.answer?.failureReason != nil else { return [] }
      return [copy.finding(.error, "cdn-lacks", copy.reasonForNoCopy)]
    case .read(.apple(let copied), _, _):
      guard case .read(.apple(let served), _, _)? = host?.state else {
        return [
          copy.finding(
            .warning, "cdn-differs",
            "Apple's CDN still has a copy, which devices use until it is fetched again.")
        ] + copy.findings
      }
      return difference(of: copied, to: served).map { [copy.finding(.warning, "cdn-differs", $0)] }
        ?? []
    case .unreachable, .redirect, .tooLarge, .page, .broken, .read: return copy.findings
    }
  }

  /// Describes how the copy and the file differ; nil if they are equivalent.
  private func difference(
    of copied: AppleAppSiteAssociation, to served: AppleAppSiteAssociation
  ) -> String? {
    guard copied.compactText != served.compactText else { return nil }
    let example = copied.difference(to: served).changes.first
    return "Apple's copy differs from the host's file; devices use the copy until it is fetched "
      + "anew, within about a day."
      + (example.map { " An example: \($0)." } ?? "")
  }
}

/// Systems that ask hosts for files.
enum LinkSystem: String, CaseIterable {
  case apple, android
}

extension FetchAnswer {
  /// Why Apple's CDN has no copy, as it says.
  fileprivate var failureReason: String? { headers["apple-failure-reason"] }
}

extension ServedFile {
  /// Describes why Apple's CDN has no copy.
  ///
  /// Source of the codes: reports by developers; Apple does not document them.
  fileprivate var reasonForNoCopy: String {
    let status = answer.map { " (\($0.status))" } ?? ""
    guard let reason = answer?.failureReason else {
      return "Apple's CDN has no copy\(status): it has not fetched the file yet, or could not."
    }
    let explanations = [
      "SWCERR00101": "the host did not answer its robot with 200, as behind a firewall",
      "SWCERR00301": "the host did not answer its robot in time",
    ]
    let meaning = explanations.first { reason.contains($0.key) }.map { ", so \($0.value)" } ?? ""
    let details = answer?.headers["apple-failure-details"].map { " Details: \($0)" } ?? ""
    return "Apple's CDN has no copy\(status). Its reason is “\(reason)”\(meaning).\(details)"
  }
}
