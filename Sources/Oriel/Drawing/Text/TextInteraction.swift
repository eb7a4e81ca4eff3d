import OrielDrawing

/// A factory of the boxes in front of a text that handle input. The input layer provides a subclass; without it, a text is only drawn.
@MainActor
class TextInteraction {
  func makeLink(_ link: StyledText.Link, label: String, node: AnyViewNode?) -> TextLinkArea {
    TextLinkArea(link, label: label, node: node)
  }

  func makeSelection(_ string: String, of text: TextBox, node: AnyViewNode?) -> TextSelectionArea? { nil }
}

/// A link of a text, in front of its words.
@MainActor
class TextLinkArea: LayoutBox {
  final private(set) var link: StyledText.Link
  final private(set) var label: String

  init(_ link: StyledText.Link, label: String, node: AnyViewNode?) {
    self.link = link
    self.label = label
    super.init(node: node)
  }

  final func update(_ newLink: StyledText.Link, label newLabel: String) {
    link = newLink
    label = newLabel
  }

  /// Moves the box to the position of its words in the text.
  func follow(_ text: any ShapedText) {}
}

/// The selectable area of a read-only text.
@MainActor
class TextSelectionArea: LayoutBox {
  /// Updates the string, and keeps the selection as far as possible.
  func update(_ string: String) {}

  func follow(_ text: any ShapedText, size: CGSize) {}

  /// Returns the background of the selected part of the text.
  func drawSelection(at offset: CGPoint) -> [DisplayNode] { [] }
}

@MainActor private let textInteractionService = GraphService<TextInteraction> { _ in TextInteraction() }

extension ViewGraph {
  var textInteraction: TextInteraction {
    get { service(textInteractionService) }
    set { setService(textInteractionService, to: newValue) }
  }
}
