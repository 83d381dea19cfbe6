// SPDX-License-Identifier: MIT

extension IncomingLink {
  /// The link in command-line arguments, which begin with the program's name; nil when there is
  /// none.
  ///
  /// The link is the value of the option, as in `--link /users/7` or `--link=/users/7`, or an
  /// argument with the scheme `http`, `https` or one of the app's schemes, as a desktop passes it
  /// for `%u`. The first one is used. Arguments after `--` are not options.
  ///
  /// - Throws: ``LinkPayloadError`` when the option has no value.
  public init?(
    arguments: [String], option: String = "--link", schemes: [String] = []
  ) throws(LinkPayloadError) {
    let schemes = ["http", "https"] + schemes
    var rest = arguments.dropFirst()
    var allowsOptions = true
    while let argument = rest.popFirst() {
      var link: String?
      if allowsOptions, argument == "--" {
        allowsOptions = false
      } else if allowsOptions, argument == option {
        guard let next = rest.first else {
          throw LinkPayloadError(source: .commandLine, place: [option], problem: .missing)
        }
        link = next
      } else if allowsOptions, argument.hasPrefix(option + "=") {
        link = String(argument.dropFirst(option.count + 1))
      } else if let colon = argument.firstIndex(of: ":") {
        let scheme = argument[..<colon].lowercased()
        if schemes.contains(where: { $0.lowercased() == scheme }) { link = argument }
      }
      guard let link else { continue }
      guard !link.isEmpty else {
        throw LinkPayloadError(source: .commandLine, place: [option], problem: .empty)
      }
      self.init(link: link, source: .commandLine)
      return
    }
    return nil
  }
}
