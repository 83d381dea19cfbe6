// SPDX-License-Identifier: MIT

import Foundation
import WaymarkAssociation
import WaymarkHeadless
@_spi(Host) import WaymarkViews

extension AgentSession {
  var launchTool: Tool {
    Tool(
      "launch", "Launch the app", .restarts,
      "Launches the app, or launches it again, with empty storage. Returns the first screen.",
      [
        ToolParameter("link", .text(), "A link that opens the app: a path or an absolute URL."),
        ToolParameter("text_size", .choice(TextSizes.all), "The text size; L by default."),
        ToolParameter(
          "date", .text(limit: 64),
          "The date at which the clock of the app begins, such as 2026-05-01T09:30:00Z; "
            + "2001-01-01T00:00:00Z by default."),
      ]
    ) { [self] arguments throws(ProtocolError) in
      var start = Self.startDate
      if let text = arguments.text("date") {
        guard let date = try? Date(text, strategy: .iso8601) else {
          throw .invalidParameter("date", "it must be a date such as 2026-05-01T09:30:00Z")
        }
        start = date
      }
      var arrivals: [Arrival] = []
      if let link = arguments.text("link") {
        do throws(AgentError) {
          arrivals = [.link(try url(of: link))]
        } catch {
          return .failure(error.reason + ".")
        }
      }
      driver.startDate = start
      driver.launchArguments = arguments.text("text_size").map(TextSizes.arguments) ?? []
      launch(by: arrivals)
      return await perform {}
    }
  }

  var openTool: Tool {
    Tool(
      "open", "Open a link", .acts,
      "Opens a link in the app, as the system does for a universal link, and launches the app if it "
        + "is not running.",
      [
        ToolParameter(
          "link", .text(), isRequired: true, "A path of the app's link table, or an absolute URL.")
      ]
    ) { [self] arguments in
      let link = arguments.text("link") ?? ""
      do throws(AgentError) {
        let url = try url(of: link)
        if !driver.isRunning {
          launch(by: [.link(url)])
          return await perform {}
        }
        return await perform { driver.deliver(.link(url), at: SourcePlace()) }
      } catch {
        return await perform { () throws(AgentError) in throw error }
      }
    }
  }

  /// Returns the URL of a link, which may be a path of the link table.
  private func url(of link: String) throws(AgentError) -> URL {
    do {
      return try site.url(ofLink: link)
    } catch {
      throw AgentError(error.reason)
    }
  }
}
