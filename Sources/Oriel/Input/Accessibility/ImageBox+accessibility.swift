extension ImageBox: AccessibilitySource {
  var accessibilityContent: AccessibilityNode.Content? {
    guard !image.isDecorative else { return nil }
    return .init(label: image.label.map { string(of: $0) } ?? image.name, traits: .isImage)
  }
}
