extension Section where Parent: View, Content: View, Footer: View {
  /// Adds rows with actions to the end of the section, such as one that adds an element. Mirrors SwiftUI's `sectionActions(content:)`, for
  /// a section itself: apply it before other modifiers.
  public func sectionActions<Actions: View>(
    @ViewBuilder content actions: () -> Actions
  ) -> Section<Parent, TupleView<(Content, Actions)>, Footer> {
    Section<Parent, TupleView<(Content, Actions)>, Footer>(
      header: header, content: TupleView((content, actions())), footer: footer, isExpanded: isExpanded)
  }
}
