// SPDX-License-Identifier: MIT

import Waymark

/// The pages of the gallery: each shows one thing that Waymark can do.
public enum GalleryPage: String, CaseIterable, Identifiable, Hashable, Sendable {
  case values, flags, firstLinks, hiddenLinks, paths, inner, bars
  case flows, coordinators, routes, control, results, router, controllers
  case sheets, alerts
  case lists, tables, scrolling, objects, cases
  case tabs, pages, columns, firstColumns, controls, choices, fields, rows, keys, gestures
  case layout, fitting, drawing, motion, symbols, texts, uikit, kept
  case arrivals, sources, places, coming

  /// The name of the page in its address.
  public var id: String { rawValue }

  var title: String {
    switch self {
    case .values: "Values"
    case .flags: "Flags and Items"
    case .firstLinks: "Links in Their First Form"
    case .hiddenLinks: "Hidden Links"
    case .paths: "Paths to Keep"
    case .inner: "Nested Stacks"
    case .bars: "Bars"
    case .flows: "Flow Stacks"
    case .coordinators: "Coordinators"
    case .routes: "Routes"
    case .control: "Gates and Drafts"
    case .results: "Results and Flows"
    case .router: "A Router"
    case .controllers: "View Controllers"
    case .sheets: "Sheets and Covers"
    case .alerts: "Alerts and Popovers"
    case .lists: "Long Lists"
    case .tables: "Tables"
    case .scrolling: "Scrolling and Margins"
    case .objects: "Objects"
    case .cases: "Cases"
    case .tabs: "Tabs"
    case .pages: "Pages"
    case .columns: "Columns"
    case .firstColumns: "Columns in Their First Form"
    case .kept: "What Is Kept"
    case .controls: "Controls"
    case .fields: "Fields"
    case .rows: "Rows"
    case .keys: "Keys and Voices"
    case .gestures: "Gestures"
    case .choices: "Choices"
    case .layout: "Layout"
    case .fitting: "Fitting"
    case .drawing: "Drawing"
    case .motion: "Motion"
    case .symbols: "Symbols"
    case .texts: "Texts"
    case .uikit: "Beside SwiftUI"
    case .arrivals: "Links In and Out"
    case .sources: "Where Links Come From"
    case .places: "Where Links Lead"
    case .coming: "Coming and Going"
    }
  }

  var icon: String {
    switch self {
    case .values: "number"
    case .flags: "flag"
    case .firstLinks: "link"
    case .hiddenLinks: "square.fill"
    case .paths: "square.and.arrow.down"
    case .inner: "square"
    case .bars: "slider.horizontal.3"
    case .flows: "arrow.triangle.branch"
    case .coordinators: "map"
    case .routes: "signpost.right"
    case .control: "lock"
    case .results: "checkmark.circle"
    case .router: "arrow.triangle.branch"
    case .controllers: "square.grid.2x2"
    case .sheets: "doc.text"
    case .alerts: "exclamationmark.triangle"
    case .lists: "list.bullet"
    case .tables: "square.grid.3x3"
    case .scrolling: "slider.horizontal.3"
    case .objects: "eye"
    case .cases: "arrow.triangle.branch"
    case .tabs: "square.grid.2x2"
    case .pages: "book"
    case .columns: "sidebar.leading"
    case .firstColumns: "sidebar.leading"
    case .kept: "lock"
    case .controls: "plus.circle"
    case .fields: "pencil"
    case .rows: "list.bullet"
    case .keys: "ellipsis"
    case .gestures: "arrow.left.and.right"
    case .choices: "checkmark.circle"
    case .layout: "square.stack"
    case .fitting: "arrow.left.and.right"
    case .drawing: "paintbrush"
    case .motion: "wind"
    case .symbols: "square.grid.3x3"
    case .texts: "doc.text"
    case .uikit: "square.grid.2x2"
    case .arrivals: "link"
    case .sources: "envelope"
    case .places: "signpost.right"
    case .coming: "clock"
    }
  }

  /// Whether the page has a stack of its own, and so is not pushed on the gallery's.
  var hasStack: Bool {
    switch self {
    case .values, .firstLinks, .hiddenLinks, .paths, .flows, .coordinators, .routes, .control,
      .results, .router, .controllers, .lists, .tabs, .columns, .firstColumns,
      .places:
      true
    default: false
    }
  }

  @MainActor @ViewBuilder var view: some View {
    switch self {
    case .values: ValuesPage()
    case .flags: FlagsPage()
    case .firstLinks: FirstLinksPage()
    case .hiddenLinks: HiddenLinksPage()
    case .paths: PathsPage()
    case .inner: InnerStackPage()
    case .bars: BarsPage()
    case .flows: FlowTabs()
    case .coordinators: CoordinatorsPage()
    case .routes: RoutesPage()
    case .control: ControlPage()
    case .results: ResultsPage()
    case .router: RouterPage()
    case .controllers: ControllersPage()
    case .sheets: SheetsPage()
    case .alerts: AlertsPage()
    case .lists: ListsPage()
    case .tables: TablesPage()
    case .scrolling: ScrollingPage()
    case .objects: ObjectsPage()
    case .cases: CasesPage()
    case .tabs: TabsPage()
    case .pages: PagesPage()
    case .columns: SplitPage()
    case .firstColumns: FirstColumnsPage()
    case .kept: KeptPage()
    case .controls: ControlsPage()
    case .fields: FieldsPage()
    case .rows: RowsPage()
    case .keys: KeysPage()
    case .gestures: GesturesPage()
    case .choices: ChoicesPage()
    case .layout: LayoutPage()
    case .fitting: FittingPage()
    case .drawing: DrawingPage()
    case .motion: MotionPage()
    case .symbols: SymbolsPage()
    case .texts: TextsPage()
    case .uikit: UIKitPage()
    case .arrivals: ArrivalsPage()
    case .sources: SourcesPage()
    case .places: PlacesPage()
    case .coming: ComingPage()
    }
  }

  static let sections: [(title: String, pages: [GalleryPage])] = [
    ("Pushing", [.values, .flags, .firstLinks, .hiddenLinks, .paths, .inner, .bars]),
    ("Flows", [.flows, .coordinators, .routes, .control, .results, .router, .controllers]),
    ("Presenting", [.sheets, .alerts]),
    ("Lists", [.lists, .tables, .scrolling]),
    ("Data", [.objects, .cases, .kept]),
    ("Tabs and Columns", [.tabs, .pages, .columns, .firstColumns]),
    ("Controls", [.controls, .choices, .fields, .rows, .keys, .gestures]),
    ("Drawing", [.layout, .fitting, .drawing, .symbols, .texts, .uikit]),
    ("Life", [.arrivals, .sources, .places, .coming]),
  ]
}
