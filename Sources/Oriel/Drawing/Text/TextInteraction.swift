import OrielDrawing

/// Makes the boxes that lie in front of a text and take input there. The layer of input has a subclass; without it a text is only drawn.
@MainActor
class TextInteraction {
  func makeLink(_ link: StyledText.Link, label: String, node: AnyViewNode?) -> TextLinkArea {
    TextLinkArea(link, label: label, node: node)
  }

  func makeSelection(_ string: String, of text: TextBox, node: AnyViewNode?) -> TextSelectionArea? { nil }
}

/// A link within a text, in front of its words.
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

  /// Goes where its words are in the text.
  func follow(_ text: any ShapedText) {}
}

/// What can be selected of a text that is read.
@MainActor
class TextSelectionArea: LayoutBox {
  /// Takes what is to be read now; what is selected of it stays so as far as it can.
  func update(_ string: String) {}

  func follow(_ text: any ShapedText, size: CGSize) {}

  /// What lies behind the selected part of the text.
  func drawSelection(at offset: CGPoint) -> [DisplayNode] { [] }
}

@MainActor private let textInteractionService = GraphService<TextInteraction> { _ in TextInteraction() }

extension ViewGraph {
  var textInteraction: TextInteraction {
    get { service(textInteractionService) }
    set { setService(textInteractionService, to: newValue) }
  }
}
