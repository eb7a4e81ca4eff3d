private enum ListLookKey: EnvironmentKey { static var defaultValue: _ListLook? { nil } }

extension EnvironmentValues {
  /// The look of the list around; nil outside of any.
  var listLook: _ListLook? {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// How text looks in a section's header or footer in the list around.
  mutating func applyListSectionText(isHeader: Bool) {
    guard let look = listLook else { return }
    if isHeader, headerProminence == .increased {
      foregroundStyle = AnyShapeStyle(Color.primary)
      font = .title3.weight(.semibold)
      return
    }
    foregroundStyle = AnyShapeStyle(Color.secondary)
    font = isHeader && (look.pinsHeaders || look == .sidebar) ? .subheadline.weight(.semibold) : .footnote
  }
}
