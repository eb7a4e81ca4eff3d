/// Has the links of texts pressed, and texts selected.
@MainActor
final class InteractiveText: TextInteraction {
  override func makeLink(_ link: StyledText.Link, label: String, node: AnyViewNode?) -> TextLinkArea {
    TextLinkBox(link, label: label, node: node)
  }

  override func makeSelection(_ string: String, of text: TextBox, node: AnyViewNode?) -> TextSelectionArea? {
    TextSelectionBox(string, of: text, node: node)
  }
}
