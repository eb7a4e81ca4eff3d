private enum ListLookKey: EnvironmentKey { static var defaultValue: _ListLook? { nil } }
private enum ListSelectorKey: EnvironmentKey { static var defaultValue: ListSelector? { nil } }

extension EnvironmentValues {
  /// The look of the enclosing list, or `nil` outside of lists.
  var listLook: _ListLook? {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// The selector of the enclosing list, or `nil` outside of lists.
  var listSelector: ListSelector? {
    get { self[ListSelectorKey.self] }
    set { self[ListSelectorKey.self] = newValue }
  }

  /// Sets the text style of a section's header or footer in the enclosing list. Content that these present isn't part of the list.
  mutating func applyListSectionText(isHeader: Bool) {
    guard let look = listLook else { return }
    applyPartAppearance { values in
      if isHeader, values.headerProminence == .increased {
        values.foregroundStyle = AnyShapeStyle(Color.primary)
        values.font = .title3.weight(.semibold)
      } else {
        values.foregroundStyle = AnyShapeStyle(Color.secondary)
        values.font = isHeader && (look.pinsHeaders || look == .sidebar) ? .subheadline.weight(.semibold) : .footnote
      }
    }
  }
}
