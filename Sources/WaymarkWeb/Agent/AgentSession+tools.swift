// SPDX-License-Identifier: MIT

import Foundation
import WaymarkAssociation
import WaymarkHeadless
import WaymarkMap
import WaymarkRender
@_spi(Host) import WaymarkViews

extension AgentSession {
  /// How an agent uses the tools.
  nonisolated static let instructions = """
    Drives an app without a display. Call launch or open first, then act on what the screen shows: \
    each control has a reference such as e4, which the other tools take as ref, or take the name \
    of a control. Each action returns the screen that follows. The clock of the app stands still \
    until advance_clock. map explores all screens; test_code returns what was done as a UI test.
    """

  /// The tools, with the map of the app.
  func tools(
    map: @escaping @MainActor (MapBounds) async -> NavigationMap
  ) -> [Tool] {
    [
      launchTool, openTool, screenTool, tapTool, typeTool, setTool, swipeTool, backTool,
      dismissTool, clockTool, pathTool, snapshotTool, screenshotTool, Self.mapTool(map),
      testCodeTool,
    ]
  }

  // MARK: Reading

  private var screenTool: Tool {
    Tool(
      "screen", "Read the screen", .reads,
      "Returns what is on screen, one element per line: role, name, value, states, where it leads, "
        + "and the reference of each control. Screens that others cover are left out."
    ) { [self] _ in
      await perform {}
    }
  }

  private var pathTool: Tool {
    Tool(
      "path", "Read the navigation state", .reads,
      "Returns which screens and presentations are open, the root first, with their links."
    ) { [self] _ in
      if !driver.isRunning { launch() }
      await driver.rest()
      let path = path()
      return ToolResult(path.text, structure: path.json)
    }
  }

  private var snapshotTool: Tool {
    Tool(
      "snapshot", "Read all elements", .reads,
      "Returns the whole accessibility tree, with what is behind a sheet, as UI tests see it."
    ) { [self] _ in
      if !driver.isRunning { launch() }
      await driver.rest()
      return ToolResult("\(driver.snapshot())")
    }
  }

  private var screenshotTool: Tool {
    Tool(
      "screenshot", "Take a picture", .reads,
      "Returns a picture of what is on screen, as a browser shows the HTML of the web host before "
        + "its script runs. Requires Chromium, in $CHROMIUM or in $PATH.",
      [
        ToolParameter("width", .integer(200...2000), "The width of the window; 390 by default."),
        ToolParameter("height", .integer(200...4000), "The height of the window; 844 by default."),
      ]
    ) { [self] arguments in
      if !driver.isRunning { launch() }
      await driver.rest()
      driver.flush()
      let traits = WindowTraits(
        width: arguments.integer("width") ?? 390, height: arguments.integer("height") ?? 844,
        textSize: DynamicTypeSize(arguments: driver.launchArguments) ?? .large)
      let picture = ScreenPicture(driver.host.tree, traits)
      do throws(PictureError) {
        return ToolResult(
          image: try await PictureBrowser.run { browser throws(PictureError) in
            try await picture.png(by: browser)
          })
      } catch {
        return .failure("\(error).")
      }
    }
  }

  private static func mapTool(
    _ map: @escaping @MainActor (MapBounds) async -> NavigationMap
  ) -> Tool {
    let bounds = MapBounds()
    return Tool(
      "map", "Map the app", .reads,
      "Explores the whole app in fresh instances, and returns its screens, what leads from one to "
        + "another, and findings such as traps. The running app is not affected.",
      [
        ToolParameter("format", .choice(["text", "json", "mermaid"]), "text by default."),
        ToolParameter("depth", .integer(1...1000), "The maximum number of steps to a screen."),
        ToolParameter("examples", .integer(1...1000), "How many examples of a screen to explore."),
        ToolParameter(
          "seconds", .integer(1...600), "When to end with what is known; 60 by default."),
      ]
    ) { arguments in
      let map = await map(
        MapBounds(
          depth: arguments.integer("depth") ?? bounds.depth,
          examples: arguments.integer("examples") ?? bounds.examples,
          time: arguments.integer("seconds").map { .seconds($0) } ?? bounds.time))
      return switch arguments.text("format") {
      case "json": ToolResult(String(decoding: map.json(), as: UTF8.self))
      case "mermaid": ToolResult(map.mermaid)
      default: ToolResult(map.description)
      }
    }
  }

  private var testCodeTool: Tool {
    Tool(
      "test_code", "Print a UI test", .reads,
      "Returns what was done since the launch as the code of a UI test with the API of XCUITest."
    ) { [self] _ in
      ToolResult(testCode)
    }
  }
}
