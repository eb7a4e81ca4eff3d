private enum TypeSizeAroundBarKey: EnvironmentKey { static var defaultValue: DynamicTypeSize? { nil } }

extension EnvironmentValues {
  /// The user's text size around the bar that the view is in; nil outside of any.
  var typeSizeAroundBar: DynamicTypeSize? {
    get { self[TypeSizeAroundBarKey.self] }
    set { self[TypeSizeAroundBarKey.self] = newValue }
  }

  /// What a bar presents is no part of it: text there is as large as around.
  mutating func leaveBar() {
    guard let size = typeSizeAroundBar else { return }
    dynamicTypeSize = size
    typeSizeAroundBar = nil
  }
}

extension DynamicTypeSize {
  /// The largest text in bars, which have one height for all sizes.
  static let largestInBars = DynamicTypeSize.xxLarge
  /// The largest text in a large title, whose room grows with it.
  static let largestTitle = DynamicTypeSize.accessibility1
}

extension View {
  /// For the views of a bar: their text grows with the user's text size up to a limit.
  nonisolated func barTypeSize(upTo limit: DynamicTypeSize = .largestInBars) -> some View {
    modifier(
      EnvironmentModifier { values in
        values.typeSizeAroundBar = values.typeSizeAroundBar ?? values.dynamicTypeSize
        values.dynamicTypeSize = min(values.dynamicTypeSize, limit)
      })
  }
}
