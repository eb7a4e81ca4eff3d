extension DynamicTypeSize {
  /// The largest text in bars, which have one height for all sizes.
  static let largestInBars = DynamicTypeSize.xxLarge
  /// The largest text in a large title, whose room grows with it.
  static let largestTitle = DynamicTypeSize.accessibility1
}

extension View {
  /// For the views of a bar: their text grows with the user's text size up to a limit.
  nonisolated func barTypeSize(upTo limit: DynamicTypeSize = .largestInBars) -> some View {
    partLook { $0.dynamicTypeSize = min($0.dynamicTypeSize, limit) }
  }
}
