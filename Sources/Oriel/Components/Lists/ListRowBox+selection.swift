extension ListRowBox {
  /// Selects the row alone, as a press on it does. In edit mode, toggles the selection of the row.
  func select() {
    list.selector.takeFocus()
    list.selector.tap(self, modifiers: [])
  }

  /// Updates the next column after a press or a key has selected the row: the column shows the screen of the row's link, or follows the
  /// selection.
  func wasChosen() {
    guard !setup.isEditing, let column = environment.splitColumn else { return }
    guard let show = link?.show, let value, setup.selection?.selection.get() == [value] else {
      return column.rowWasSelected(by: list.selector)
    }
    column.linkWasSelected(by: list.selector)
    show()
  }
}
