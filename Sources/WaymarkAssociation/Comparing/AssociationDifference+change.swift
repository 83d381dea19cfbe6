// SPDX-License-Identifier: MIT

extension AssociationDifference {
  /// A group of pages that different apps open with two association files, with an example.
  public struct Change: Hashable, Sendable {
    /// An address, beginning with the path, that represents all that these rules decide.
    public var example: String

    /// The apps that open it with the old file.
    public var appsBefore: [String]

    /// The apps that open it with the new file.
    public var appsAfter: [String]

    /// The old file's verdict, without the rules that did not match.
    public var before: AssociationMatch

    /// The new file's verdict, without the rules that did not match.
    public var after: AssociationMatch
  }
}

extension AssociationDifference.Change: CustomStringConvertible {
  /// The change on one line.
  public var description: String {
    func list(_ apps: [String]) -> String {
      apps.isEmpty ? "the browser" : apps.joined(separator: ", ")
    }
    return "\(example): from \(list(appsBefore)) to \(list(appsAfter))"
  }
}
