/// The interaction that makes links in texts pressable, and texts selectable.
@MainActor
final class InteractiveText: TextInteraction {
  override func makeLink(_ link: StyledText.Link, label: String, node: AnyViewNode?) -> TextLinkArea {
    TextLinkBox(link, label: label, node: node)
  }

  override func makeSelection(_ string: String, of text: TextBox, node: AnyViewNode?) -> TextSelectionArea? {
    TextSelectionBox(string, of: text, node: node)
  }
}
