// SPDX-License-Identifier: MIT

/// Finds the views that content consists of, without making nodes for them.
///
/// A view with a body counts as one, whatever its body. Modifiers around several views are applied
/// to each.
@MainActor
struct SubviewResolver {
  enum Part { case header, content, footer }

  struct Item {
    let path: [AnyHashable]
    let section: Int
    let part: Part
    var view: any View
    /// The types of the view and its modifiers.
    var shape: [ObjectIdentifier]
    /// The modifiers around the view that are not part of it yet, innermost first.
    var layers: BoxLayers = []
    var values = ContainerValues()

    /// Adds modifiers around the view, innermost first.
    mutating func add(_ new: BoxLayers) {
      layers += new
      shape += new.map { ObjectIdentifier(type(of: $0)) }
    }

    /// Replaces the view with one that contains it.
    mutating func replace(_ change: (any View) -> any View) {
      view = change(layered(view))
      layers = []
      shape.append(ObjectIdentifier(type(of: view)))
    }

    private func layered<V: View>(_ view: V) -> any View {
      layers.isEmpty ? view : BoxView(content: view, layers: layers)
    }

    @MainActor var subview: Subview {
      Subview(
        id: Subview.ID(path: path), containerValues: values, view: layered(view), shape: shape)
    }
  }

  struct Section {
    let path: [AnyHashable]
    /// Whether the app declared it; if not, it groups views outside of sections.
    let isDeclared: Bool
    var values = ContainerValues()
  }

  private(set) var items: [Item] = []
  private(set) var sections: [Section] = []
  private var path: [AnyHashable] = []
  private var part = Part.content
  /// How many sections are around the next view.
  private var sectionDepth = 0

  /// Adds the views that a view consists of.
  mutating func add<V: View>(_ view: V) {
    if let source = view as? any SubviewSource {
      source.addSubviews(to: &self)
    } else if let wrapping = view as? any WrappingView {
      addContent(of: wrapping)
    } else {
      addOne(view)
    }
  }

  /// Adds the views of a view that has a position among others.
  mutating func add(
    _ view: some View, at position: some Hashable, changing change: (inout Item) -> Void = { _ in }
  ) {
    path.append(AnyHashable(position))
    add(view, changing: change)
    path.removeLast()
  }

  /// Adds a view that consists of no others.
  mutating func addOne<V: View>(_ view: V, values: ContainerValues? = nil) {
    if sectionDepth == 0, sections.last?.isDeclared != false {
      sections.append(Section(path: path, isDeclared: false))
    }
    var item = Item(
      path: path, section: sections.count - 1, part: part, view: view,
      shape: [ObjectIdentifier(V.self)])
    item.values = values ?? ContainerValues(of: view)
    items.append(item)
  }

  /// Adds the views of a modified view, and changes each of them.
  mutating func add(
    _ view: some View, changing change: (inout Item) -> Void,
    changingSections changeSection: (inout Section) -> Void = { _ in }
  ) {
    let (firstItem, firstSection) = (items.count, sections.count)
    add(view)
    for index in items[firstItem...].indices { change(&items[index]) }
    for index in sections[firstSection...].indices where sections[index].isDeclared {
      changeSection(&sections[index])
    }
  }

  /// Adds the views of a modifier's content, and applies the modifier to each.
  private mutating func addContent<W: WrappingView>(of view: W) {
    let values = view as? any ContainerValueSetting
    add(view.content) { item in
      item.add([ModifierLayer(view: view)])
      values?.set(&item.values)
    } changingSections: {
      values?.set(&$0.values)
    }
  }

  /// Adds a section with the views that a closure adds; inside of another, only its views.
  mutating func addSection(_ views: (inout Self) -> Void) {
    if sectionDepth == 0 { sections.append(Section(path: path, isDeclared: true)) }
    sectionDepth += 1
    views(&self)
    sectionDepth -= 1
    if sectionDepth == 0 { part = .content }
  }

  /// Adds the views of a part of the section.
  mutating func add(_ view: some View, as new: Part) {
    // A section inside another belongs to a part of the outer one.
    if sectionDepth == 1 { part = new }
    add(view, at: new)
  }
}

extension ContainerValues {
  /// The values of a view that consists of no others.
  @MainActor
  fileprivate init(of view: any View) {
    self.init()
    if let inside = (view as? any NamingView)?.inside { self = ContainerValues(of: inside) }
    (view as? any ContainerValueSetting)?.set(&self)
  }
}
