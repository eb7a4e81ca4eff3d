extension Section where Parent: View, Content: View, Footer: View {
  /// Rows at the end of the section that do something with it, such as adding to it. Mirrors SwiftUI's `sectionActions(content:)`, for a
  /// section itself: say it before other modifiers.
  public func sectionActions<Actions: View>(
    @ViewBuilder content actions: () -> Actions
  ) -> Section<Parent, TupleView<(Content, Actions)>, Footer> {
    Section<Parent, TupleView<(Content, Actions)>, Footer>(
      header: header, content: TupleView((content, actions())), footer: footer, isExpanded: isExpanded)
  }
}
