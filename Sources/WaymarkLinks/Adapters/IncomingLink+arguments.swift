// SPDX-License-Identifier: MIT

extension IncomingLink {
  /// The link in the arguments of a command line, the program's name first; nil when there is none.
  ///
  /// It is what follows the option, as in `--link /users/7` or `--link=/users/7`, or an argument that
  /// is a link itself, as a desktop gives it for `%u`: of `http`, `https` or one of the schemes. The
  /// first one counts. After `--` there are no options.
  ///
  /// - Throws: ``LinkPayloadError`` when nothing follows the option.
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
