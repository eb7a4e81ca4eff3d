extension DynamicTypeSize {
  /// The largest text size in bars, whose height is the same at all sizes.
  static let largestInBars = DynamicTypeSize.xxLarge
  /// The largest text size of a large title, whose height depends on the size.
  static let largestTitle = DynamicTypeSize.accessibility1
}

extension View {
  /// Limits the text size of a bar's views. The text grows with the user's text size and the desktop environment's scaling, up to the size
  /// that a style has at a limit.
  nonisolated func barTypeSize(upTo limit: DynamicTypeSize = .largestInBars, of style: Font.TextStyle = .body) -> some View {
    partLook { $0.limitText(to: limit, of: style) }
  }
}
