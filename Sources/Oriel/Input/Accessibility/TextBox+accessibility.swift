extension TextBox: AccessibilitySource {
  var accessibilityContent: AccessibilityNode.Content? { .init(label: spoken, traits: .isStaticText) }

  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) { for index in nodes.indices { text.adjust(&nodes[index]) } }

  /// The spoken text, with the names of its images and the accessibility labels of its parts.
  private var spoken: String {
    var surroundings = DateText.Surroundings(environment, now: graph.date)
    surroundings.isSpoken = true
    return text.string(in: surroundings)
  }
}
