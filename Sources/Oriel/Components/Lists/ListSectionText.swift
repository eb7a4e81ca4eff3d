private enum ListLookKey: EnvironmentKey { static var defaultValue: _ListLook? { nil } }
private enum ListSelectorKey: EnvironmentKey { static var defaultValue: ListSelector? { nil } }

extension EnvironmentValues {
  /// The look of the list around; nil outside of any.
  var listLook: _ListLook? {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// What selects the rows of the list around; nil outside of any.
  var listSelector: ListSelector? {
    get { self[ListSelectorKey.self] }
    set { self[ListSelectorKey.self] = newValue }
  }

  /// How text looks in a section's header or footer in the list around; what these present is no part of the list.
  mutating func applyListSectionText(isHeader: Bool) {
    guard let look = listLook else { return }
    enterPart { values in
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
