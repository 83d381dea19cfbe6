// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkAssociation
import WaymarkLinks

/// The option that says which host a file is served by.
struct HostOption: ParsableArguments {
  @Option(
    help: "The host that serves the file; addresses of other hosts do not match.",
    transform: HostName.init(argument:))
  var host: HostName?
}

extension HostName {
  /// Creates a host from an argument of the command line, or says what is wrong with it.
  init(argument: String) throws {
    do throws(HostNameError) {
      try self.init(argument)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
