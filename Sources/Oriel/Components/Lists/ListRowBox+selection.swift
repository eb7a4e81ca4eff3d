extension ListRowBox {
  /// Selects the row alone, as a press on it does, or changes whether it is selected while rows are edited.
  func select() {
    list.selector.takeFocus()
    list.selector.tap(self, modifiers: [])
  }

  /// The row was selected, by a press or a key: the next column shows its link's screen, or follows the selection by itself.
  func wasChosen() {
    guard !setup.isEditing, let column = environment.splitColumn else { return }
    guard let show = link?.show, let value, setup.selection?.selection.get() == [value] else {
      return column.rowWasChosen(by: list.selector)
    }
    column.linkWasChosen(by: list.selector)
    show()
  }
}
