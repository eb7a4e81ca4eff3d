import Foundation

extension Section where Parent: View, Content: View, Footer: View {
  /// Specifies whether the user can collapse the section. This applies only to sections with a header, in lists of the sidebar style. The
  /// section is expanded at first, unless its `isExpanded` binding is `false`. Mirrors SwiftUI's `collapsible(_:)`.
  nonisolated public func collapsible(_ collapsible: Bool) -> some View { CollapsibleSection(section: self, isCollapsible: collapsible) }

  /// Returns the section with a header that toggles it, and content that depends on `isExpanded`.
  func expandable(
    _ isExpanded: Binding<Bool>, byPress: Bool = true
  ) -> Section<CollapsibleHeader<Parent>, CollapsibleContent<Content>, Footer> {
    Section<CollapsibleHeader<Parent>, CollapsibleContent<Content>, Footer>(
      header: CollapsibleHeader(header: header, isExpanded: isExpanded, isPressable: byPress),
      content: CollapsibleContent(content: content, isExpanded: isExpanded), footer: footer)
  }
}

/// A section for which the app specifies whether the user can collapse it.
nonisolated private struct CollapsibleSection<Parent: View, Content: View, Footer: View>: View, RowStructure {
  let section: Section<Parent, Content, Footer>
  let isCollapsible: Bool

  @MainActor static var rowShape: RowShape { RowShape(isList: true, hasCollections: true) }

  @MainActor var body: some View { CollapsibleChoiceBody(section: section, isCollapsible: isCollapsible && Parent.self != EmptyView.self) }
}

private struct CollapsibleChoiceBody<Parent: View, Content: View, Footer: View>: View, RowStructure {
  let section: Section<Parent, Content, Footer>
  let isCollapsible: Bool
  @State private var isOpen = true

  init(section: Section<Parent, Content, Footer>, isCollapsible: Bool) {
    self.section = section
    self.isCollapsible = isCollapsible
  }

  static var rowShape: RowShape { RowShape(isList: true, hasCollections: true) }

  var body: some View {
    if Parent.self == EmptyView.self && section.isExpanded == nil {
      section
    } else {
      section.expandable(section.isExpanded ?? $isOpen, byPress: isCollapsible)
    }
  }
}

/// The header of a section that expands and collapses. In a sidebar a press on it toggles the section, elsewhere only the app does.
nonisolated struct CollapsibleHeader<Header: View>: View {
  let header: Header
  let isExpanded: Binding<Bool>
  let isPressable: Bool

  @MainActor var body: some View { CollapsibleHeaderBody(header: header, isExpanded: isExpanded, isPressable: isPressable) }
}

private struct CollapsibleHeaderBody<Header: View>: View {
  let header: Header
  let isExpanded: Binding<Bool>
  let isPressable: Bool
  @Environment(\.listLook) private var look

  init(header: Header, isExpanded: Binding<Bool>, isPressable: Bool) {
    self.header = header
    self.isExpanded = isExpanded
    self.isPressable = isPressable
  }

  var body: some View {
    let isOpen = isExpanded.wrappedValue
    if look == .sidebar && isPressable {
      Button {
        withAnimation(.spring(duration: 0.3)) { isExpanded.wrappedValue = !isOpen }
      } label: {
        HStack(spacing: 8) {
          header
          Spacer(minLength: 8)
          DisclosureArrow(isExpanded: isOpen, isTinted: true)
        }
      }
      .buttonStyle(CollapsibleHeaderStyle())
      .modifier(ExpansionModifier(isExpanded: isOpen))
    } else {
      header
    }
  }
}

private struct CollapsibleHeaderStyle: ButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.6 : 1).contentShape(Rectangle())
  }
}

/// The content of a section that expands and collapses.
nonisolated struct CollapsibleContent<Content: View>: View, RowStructure {
  let content: Content
  let isExpanded: Binding<Bool>

  @MainActor static var rowShape: RowShape { RowShape(isList: true, hasCollections: true) }

  @MainActor var body: some View { if isExpanded.wrappedValue { content } }
}
