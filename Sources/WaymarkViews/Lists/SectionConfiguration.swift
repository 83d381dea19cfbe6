// SPDX-License-Identifier: MIT

/// A section of a container's content.
nonisolated public struct SectionConfiguration: Identifiable {
  /// The identity of a section in the content that it is from.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The identity of the section in the content that it is from.
  public let id: ID
  /// The values that the section has for the container around it.
  public let containerValues: ContainerValues
  /// The views of the header; none if it has no header.
  public let header: SubviewsCollection
  /// The views of the section.
  public let content: SubviewsCollection
  /// The views of the footer; none if it has no footer.
  public let footer: SubviewsCollection
}

/// The sections of a container's content, in order.
///
/// Views outside of a `Section` form a section without a header, with their neighbours. As a view,
/// it displays all sections.
nonisolated public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The sections of the content, resolved.
  @MainActor
  init(of content: some View) {
    var resolver = SubviewResolver()
    resolver.add(content)
    sections = resolver.sections.enumerated().map { number, section in
      let items = resolver.items.filter { $0.section == number }
      @MainActor func views(in part: SubviewResolver.Part) -> SubviewsCollection {
        SubviewsCollection(items.lazy.filter { $0.part == part })
      }
      return SectionConfiguration(
        id: SectionConfiguration.ID(path: section.path), containerValues: section.values,
        header: views(in: .header), content: views(in: .content), footer: views(in: .footer))
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }

  /// The section at an index.
  public subscript(position: Int) -> SectionConfiguration { sections[position] }
}

extension SectionCollection: View {
  @MainActor public var body: some View {
    ForEach(sections) { section in
      Section {
        section.content
      } header: {
        section.header
      } footer: {
        section.footer
      }
    }
  }
}

extension Section: SubviewSource where Parent: View, Content: View, Footer: View {
  @MainActor
  func addSubviews(to resolver: inout SubviewResolver) {
    resolver.addSection { resolver in
      resolver.add(header, as: .header)
      if isExpanded?.wrappedValue != false { resolver.add(content, as: .content) }
      resolver.add(footer, as: .footer)
    }
  }
}

extension SectionCollection: SubviewSource {
  @MainActor
  func addSubviews(to resolver: inout SubviewResolver) { resolver.add(body) }
}
