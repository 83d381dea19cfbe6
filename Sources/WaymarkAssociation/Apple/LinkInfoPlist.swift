// SPDX-License-Identifier: MIT

public import WaymarkLinks

/// The keys of an app's `Info.plist` for links: its custom schemes, and the activities it
/// continues.
public struct LinkInfoPlist: Hashable, Sendable {
  /// The schemes that the app handles: the entries of `CFBundleURLTypes`.
  public var urlTypes: [URLType]

  /// The types of the activities that the app continues: `NSUserActivityTypes`.
  public var activityTypes: [String]

  /// Creates a value from its parts.
  public init(urlTypes: [URLType] = [], activityTypes: [String] = []) {
    self.urlTypes = urlTypes
    self.activityTypes = activityTypes
  }
}

extension LinkInfoPlist {
  /// A named group of schemes.
  public struct URLType: Hashable, Sendable {
    /// The app's role for the links: `CFBundleTypeRole`.
    public enum Role: String, Hashable, Sendable, CaseIterable {
      /// It shows their content.
      case viewer = "Viewer"
      /// It shows and edits their content.
      case editor = "Editor"
      /// Another app shows their content.
      case none = "None"
    }

    /// A unique name, such as `com.example.app`.
    public var name: String
    /// The schemes, without `:`.
    public var schemes: [String]
    /// The app's role for the links.
    public var role: Role

    /// Creates an entry from its parts.
    public init(name: String, schemes: [String], role: Role = .viewer) {
      self.name = name
      self.schemes = schemes
      self.role = role
    }
  }

  private enum Key {
    static let urlTypes = "CFBundleURLTypes"
    static let name = "CFBundleURLName"
    static let schemes = "CFBundleURLSchemes"
    static let role = "CFBundleTypeRole"
    static let activityTypes = "NSUserActivityTypes"
  }

  /// A property list with the keys; an empty one is omitted.
  public var text: String {
    var members: [PropertyList.Member] = []
    if !urlTypes.isEmpty {
      let types = urlTypes.map { type in
        PropertyList.dictionary([
          .init(Key.role, .string(type.role.rawValue)), .init(Key.name, .string(type.name)),
          .init(Key.schemes, .strings(type.schemes)),
        ])
      }
      members.append(.init(Key.urlTypes, .array(types)))
    }
    if !activityTypes.isEmpty { members.append(.init(Key.activityTypes, .strings(activityTypes))) }
    return PropertyList.dictionary(members).document
  }

  /// Parses an `Info.plist`; other keys are ignored.
  ///
  /// - Throws: An error when it is not an XML property list, or its keys have values of another
  ///   type.
  public init(parsing bytes: some Collection<UInt8>) throws(ArtifactError) {
    let list = try PropertyList(parsing: bytes)
    activityTypes = try list.strings(under: Key.activityTypes)
    urlTypes = []
    guard let types = list[Key.urlTypes] else { return }
    guard case .array(let types) = types else {
      throw .wrongShape(at: Key.urlTypes, expected: "an array", found: types.kind)
    }
    for (index, type) in types.enumerated() {
      let place = "\(Key.urlTypes)[\(index)]"
      guard case .dictionary = type else {
        throw .wrongShape(at: place, expected: "a dictionary", found: type.kind)
      }
      var entry = URLType(name: "", schemes: try type.strings(under: Key.schemes))
      if case .string(let name)? = type[Key.name] { entry.name = name }
      if case .string(let text)? = type[Key.role] {
        guard let role = URLType.Role(rawValue: text) else {
          throw .wrongShape(
            at: "\(place).\(Key.role)", expected: "Viewer, Editor or None", found: "“\(text)”")
        }
        entry.role = role
      }
      urlTypes.append(entry)
    }
  }

  /// Explains whether an address opens the app by its scheme.
  public func explain(_ address: String) -> LinkExplanation {
    guard let scheme = LinkAddress(address).scheme else {
      return LinkExplanation(.doesNotOpen, "The address has no scheme.")
    }
    var passed: [LinkExplanation.Passed] = []
    for (index, type) in urlTypes.enumerated() {
      let place = "\(Key.urlTypes)[\(index)]"
      if type.schemes.contains(where: { $0.lowercased() == scheme }) {
        return LinkExplanation(.opens, at: place, "“\(scheme)” is its scheme.", passed: passed)
      }
      passed.append(
        .init(place: place, reason: "It is for \(type.schemes.joined(separator: ", "))."))
    }
    return LinkExplanation(.doesNotOpen, "No URL type has the scheme “\(scheme)”.", passed: passed)
  }
}

extension RouteTable {
  /// Exports the keys of `Info.plist` for an app that handles the table's links.
  ///
  /// - Parameters:
  ///   - name: The name of the URL type: by convention the bundle identifier.
  ///   - activityTypes: The types of the activities that the app continues.
  /// - Returns: A URL type with the table's schemes; none for a table without schemes.
  public func infoPlist(
    name: String, activityTypes: [String] = [LinkActivity.screen]
  ) -> LinkInfoPlist {
    LinkInfoPlist(
      urlTypes: schemes.isEmpty ? [] : [.init(name: name, schemes: schemes)],
      activityTypes: activityTypes)
  }

  /// Compares the schemes of an `Info.plist` with those of the table.
  ///
  /// - Parameter list: The property list.
  /// - Returns: The schemes that only one of them has.
  public func audit(_ list: LinkInfoPlist) -> LinkAudit {
    let exported = infoPlist(name: "")
    var auditor = LinkAuditor(given: list.explain, exported: exported.explain)
    for scheme in schemes + list.urlTypes.flatMap(\.schemes) {
      auditor.ask(
        scheme + ":///",
        schemes.contains(scheme.lowercased())
          ? .opens("The table has the scheme.", pattern: nil)
          : .doesNotOpen("The table does not have the scheme.", pattern: nil))
    }
    return auditor.audit
  }
}
