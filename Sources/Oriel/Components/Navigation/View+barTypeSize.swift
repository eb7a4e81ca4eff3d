extension DynamicTypeSize {
  /// The largest text in bars, which have one height for all sizes.
  static let largestInBars = DynamicTypeSize.xxLarge
  /// The largest text in a large title, whose room grows with it.
  static let largestTitle = DynamicTypeSize.accessibility1
}

extension View {
  /// For the views of a bar: their text grows with the user's text size and the desktop's scaling up to what a style has at a limit.
  nonisolated func barTypeSize(upTo limit: DynamicTypeSize = .largestInBars, of style: Font.TextStyle = .body) -> some View {
    partLook { $0.limitText(to: limit, of: style) }
  }
}
