// SPDX-License-Identifier: MIT

import WaymarkRender

/// A view for each element of a collection, whose ids identify the state of the views.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Returns the view of an element.
  public var content: (Data.Element) -> Content {
    didSet { contentCode = nil }
  }
  /// The address of the code of `content` if the closure captures nothing; nil otherwise.
  ///
  /// Without captures, the same code creates equal views for equal elements, except for observable
  /// objects that it reads, which are tracked.
  private(set) var contentCode: Int?
  let id: (Data.Element) -> ID
  /// The property that `id` reads; nil if the type of the view determines `id`.
  let idPath: PartialKeyPath<Data.Element>?

  init(
    data: Data, content: @escaping (Data.Element) -> Content, code: Int? = nil,
    id: @escaping (Data.Element) -> ID, idPath: PartialKeyPath<Data.Element>? = nil
  ) {
    self.data = data
    self.content = content
    contentCode = code
    self.id = id
    self.idPath = idPath
  }
}

extension ForEach where Content: View {
  /// Creates views for identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, code: Self.code(of: content), id: { $0.id })
  }

  /// Creates views for elements that are identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    let code = Self.code(of: content)
    // `\.self` is common, and reading through the key path costs more than the rest of a row's
    // update. No other key path leads to a stored value of the same type, and a literal with a
    // generic type would be created each time.
    if Data.Element.self == ID.self, MemoryLayout<Data.Element>.offset(of: id) == 0 {
      self.init(
        data: data, content: content, code: code, id: { unsafeBitCast($0, to: ID.self) }, idPath: id
      )
    } else {
      self.init(data: data, content: content, code: code, id: { $0[keyPath: id] }, idPath: id)
    }
  }

  /// Creates a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    let code = ClosureOfNumbers(closure: content).code
    self.init(data: data, content: content, code: code, id: { $0 })
  }

  /// Creates views with bindings to the elements of a collection.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views with bindings to the elements of a collection, identified by a property.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data.element(at: $0.0, last: elements[$0.0])) }, id: { $0.1 })
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    if parent.wrappingForChildren.isLazy, let rows = parent.graph.lazyRows.feature {
      return rows.makeNode(view, in: parent)
    }
    return ForEachNode(view, in: parent)
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    if node.wrapping.isLazy, let rows = node.graph.lazyRows.feature {
      rows.updateNode(node, with: view)
    } else {
      downcast(node, to: ForEachNode<Data, ID, Content>.self).receive(view)
    }
  }
}

extension ForEach {
  private static func code(of content: @escaping (Data.Element) -> Content) -> Int? {
    ClosureOfElements(closure: content).code
  }

  /// Whether equal elements keep their ids.
  func hasSameIDs(as other: Self) -> Bool { idPath === other.idPath || idPath == other.idPath }

  /// Whether equal elements keep their rows.
  func hasSameRows(as other: Self) -> Bool {
    contentCode != nil && contentCode == other.contentCode
  }
}

/// A closure, which consists of two pointers: the address of its code, and its captures.
nonisolated private protocol TwoWordClosure {}

extension TwoWordClosure {
  /// The address of the code; nil if the closure captures values.
  var code: Int? {
    let closure = unsafeBitCast(self, to: (code: Int, captures: Int).self)
    return closure.captures == 0 ? closure.code : nil
  }
}

// Each type stores the closure with its original calling convention; a conversion would create a
// closure that captures the original.

nonisolated private struct ClosureOfElements<Element, Content>: TwoWordClosure {
  let closure: (Element) -> Content
}

nonisolated private struct ClosureOfNumbers<Content>: TwoWordClosure {
  let closure: (Int) -> Content
}
