// SPDX-License-Identifier: MIT

extension Group {
  /// Creates a group of views from the sections of other content (D42).
  ///
  /// - Parameters:
  ///   - view: The content.
  ///   - transform: Creates the views of the group. Runs again with each update of the content.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(base: view, transform: transform)
  }
}

/// Views that are created from the sections of other content.
nonisolated public struct GroupSectionsOfContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (SectionCollection) -> Result

  @MainActor public var body: Result { transform(SectionCollection(of: base)) }
}

extension GroupSectionsOfContent: SubviewSource {
  @MainActor
  func addSubviews(to resolver: inout SubviewResolver) { resolver.add(body) }
}

extension GroupSectionsOfContent: EachView, EachThrough {
  @MainActor static var standsForEach: Bool { WaymarkViews.standsForEach(Result.self) }

  @MainActor func boxed(
    in layers: BoxLayers
  ) -> GroupSectionsOfContent<Base, BoxView<Result>> {
    GroupSectionsOfContent<Base, BoxView<Result>>(base: base) { transform($0).boxed(layers) }
  }
}

extension ForEach where Content: View {
  /// Creates a view for each section of other content (D42).
  @MainActor
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    let data = ForEachSectionCollection<Content>(base: SectionCollection(of: view))
    self.init(data: data, content: content, id: { $0.id })
  }
}

/// The sections of ``ForEach/init(sections:content:)``.
nonisolated public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let base: SectionCollection

  public var startIndex: Int { base.startIndex }
  public var endIndex: Int { base.endIndex }

  /// The section at an index.
  public subscript(position: Int) -> SectionConfiguration { base[position] }
}
