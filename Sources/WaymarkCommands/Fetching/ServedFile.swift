// SPDX-License-Identifier: MIT

import WaymarkAssociation
import WaymarkLinks

/// A file that a host, or Apple's CDN, was asked for.
struct ServedFile {
  /// Which file it is.
  enum Kind: Hashable {
    /// The association file of the host itself.
    case apple
    /// The copy of it that Apple's CDN gives to devices.
    case appleCopy
    /// The asset links of the host itself.
    case android
  }

  /// What came of it.
  enum State {
    /// There was no answer.
    case unreachable(FetchFailure)
    /// The server sends elsewhere; systems do not follow.
    case redirect(status: Int, to: String?)
    /// The server has no such file: 404 or 410.
    case absent(status: Int)
    /// The server answers with another status than 200.
    case refused(status: Int)
    /// The file has more bytes than systems take.
    case tooLarge
    /// The server answers with a page of HTML.
    case page
    /// The file is not what it has to be.
    case broken(AssociationError, InputFile)
    /// The file was read.
    case read(AssociationFile, InputFile, isSigned: Bool)
  }

  let kind: Kind
  let address: String
  /// What the server has answered; nil for nothing.
  let answer: FetchAnswer?
  let state: State

  /// Creates a file from what came of the request for it.
  init(_ kind: Kind, _ address: String, _ result: FetchResult) {
    self.kind = kind
    self.address = address
    switch result {
    case .failed(let failure):
      answer = nil
      state = .unreachable(failure)
    case .answered(let answer):
      self.answer = answer
      state = Self.state(of: answer, kind, address)
    }
  }

  /// The file, where it was read.
  var file: AssociationFile? { if case .read(let file, _, _) = state { file } else { nil } }

  /// Whether the server answered that there is no such file.
  var isAbsent: Bool { if case .absent = state { true } else { false } }

  /// Whether there was no answer at all.
  var isUnreachable: Bool { answer == nil }

  private static func state(of answer: FetchAnswer, _ kind: Kind, _ address: String) -> State {
    switch answer.status {
    case 200: break
    case 301, 302, 303, 307, 308:
      return .redirect(status: answer.status, to: answer.headers["location"])
    case 404, 410: return .absent(status: answer.status)
    default: return .refused(status: answer.status)
    }
    if answer.isCut { return .tooLarge }
    let signed = SignedContent.isSigned(answer.body) ? SignedContent.content(of: answer.body) : nil
    let input = InputFile(path: address, bytes: signed ?? answer.body)
    do throws(AssociationError) {
      let file: AssociationFile =
        kind == .android
        ? .android(try AssetLinks(parsing: input.bytes))
        : .apple(try AppleAppSiteAssociation(parsing: input.bytes))
      return .read(file, input, isSigned: signed != nil)
    } catch {
      let space: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
      let first = answer.body.first { !space.contains($0) }
      return first == UInt8(ascii: "<") ? .page : .broken(error, input)
    }
  }
}
