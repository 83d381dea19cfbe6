// SPDX-License-Identifier: MIT

extension Group {
  /// Creates a group of views from the subviews of other content (D42).
  ///
  /// ```swift
  /// struct Divided<Content: View>: View {
  ///   @ViewBuilder let content: Content
  ///
  ///   var body: some View {
  ///     Group(subviews: content) { subviews in
  ///       ForEach(subviews) { subview in
  ///         subview
  ///         if subview.id != subviews.last?.id { Divider() }
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - view: The content. The views of tuples, groups, loops, branches and sections are subviews;
  ///     a view with a body is one subview.
  ///   - transform: Creates the views of the group. Runs again with each update of the content.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }
}

/// Views that are created from the subviews of other content.
nonisolated public struct GroupElementsOfContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  @MainActor public var body: Result { transform(SubviewsCollection(of: base)) }
}

extension ForEach where Content: View {
  /// Creates a view for each subview of other content (D42).
  @MainActor
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    let data = ForEachSubviewCollection<Content>(base: SubviewsCollection(of: view))
    self.init(data: data, content: content, id: { $0.id })
  }
}

/// The subviews of ``ForEach/init(subviews:content:)``.
nonisolated public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let base: SubviewsCollection

  public var startIndex: Int { base.startIndex }
  public var endIndex: Int { base.endIndex }

  /// The subview at an index.
  public subscript(position: Int) -> Subview { base[position] }
}

extension GroupElementsOfContent: EachView, EachThrough {
  @MainActor static var standsForEach: Bool { WaymarkViews.standsForEach(Result.self) }

  @MainActor func boxed(
    in layers: BoxLayers
  ) -> GroupElementsOfContent<Base, BoxView<Result>> {
    GroupElementsOfContent<Base, BoxView<Result>>(base: base) { transform($0).boxed(layers) }
  }
}
