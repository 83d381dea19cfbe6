// SPDX-License-Identifier: MIT

/// Pages that other apps open by one association file than by another, with an example.
public struct AssociationChange: Hashable, Sendable {
  /// An address, from the path on, that stands for all that these rules decide.
  public var example: String

  /// The apps that open it by the old file.
  public var appsBefore: [String]

  /// The apps that open it by the new file.
  public var appsAfter: [String]

  /// What the old file says of it, without the rules that were passed.
  public var before: AssociationMatch

  /// What the new file says of it, without the rules that were passed.
  public var after: AssociationMatch
}

extension AssociationChange: CustomStringConvertible {
  /// The change on one line.
  public var description: String {
    func list(_ apps: [String]) -> String {
      apps.isEmpty ? "the browser" : apps.joined(separator: ", ")
    }
    return "\(example): from \(list(appsBefore)) to \(list(appsAfter))"
  }
}
