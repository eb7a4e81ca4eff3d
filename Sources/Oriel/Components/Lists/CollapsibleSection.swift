import Foundation

extension Section where Parent: View, Content: View, Footer: View {
  /// The section with what opens and closes it.
  var collapsible: Section<CollapsibleHeader<Parent>, CollapsibleContent<Content>, Footer> {
    let isExpanded = isExpanded ?? .constant(true)
    return Section<CollapsibleHeader<Parent>, CollapsibleContent<Content>, Footer>(
      header: CollapsibleHeader(header: header, isExpanded: isExpanded),
      content: CollapsibleContent(content: content, isExpanded: isExpanded), footer: footer)
  }
}

/// The header of a section that opens and closes: in a sidebar a press on it does, elsewhere only the program.
nonisolated struct CollapsibleHeader<Header: View>: View {
  let header: Header
  let isExpanded: Binding<Bool>

  @MainActor var body: some View { CollapsibleHeaderBody(header: header, isExpanded: isExpanded) }
}

private struct CollapsibleHeaderBody<Header: View>: View {
  let header: Header
  let isExpanded: Binding<Bool>
  @Environment(\.listLook) private var look

  init(header: Header, isExpanded: Binding<Bool>) {
    self.header = header
    self.isExpanded = isExpanded
  }

  var body: some View {
    let isOpen = isExpanded.wrappedValue
    if look == .sidebar {
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

/// The content of a section that opens and closes.
nonisolated struct CollapsibleContent<Content: View>: View, RowStructure {
  let content: Content
  let isExpanded: Binding<Bool>

  @MainActor static var rowShape: RowShape { RowShape(isList: true, hasCollections: true) }

  @MainActor var body: some View { if isExpanded.wrappedValue { content } }
}
