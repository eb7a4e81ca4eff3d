import Foundation
import OrielModel

/// The bar of a toolbar's items: above the keys, or at the window's bottom without any.
extension SoftwareKeyboard {
  /// The toolbars around the text with the focus, innermost first; those that are shown while the focus is in the bar itself.
  var wantedBars: [KeyboardBar] {
    if let bar, let focused = focus.focused, focused.isWithin(bar) { return bar.bars }
    guard state != nil, let focused = focus.focused else { return [] }
    return focused.environment.keyboardBars.reversed()
  }

  /// In points; 0 without a bar that is wanted.
  var barHeight: CGFloat {
    guard let bar, !wantedBars.isEmpty else { return 0 }
    return bar.height(
      width: floatingOrigin != nil && isWanted && systemKeyboard == nil ? metrics.floatingSize.width : graph.rootBox.size.width)
  }

  /// Has the items of the toolbars around the focus built. What is no longer wanted stays as it is until it is out of sight.
  func showBars() {
    let wanted = wantedBars
    guard !wanted.isEmpty, bar?.bars != wanted else { return }
    for old in bar?.bars ?? [] where !wanted.contains(old) { old.isWanted = false }
    let box = bar ?? makeBar()
    box.show(wanted)
    for new in wanted { new.isWanted = true }
    graph.needFrame()
  }

  private func makeBar() -> KeyboardBarBox {
    let new = KeyboardBarBox(graph: graph, palette: palette)
    bar = new
    graph.rootBox.add(new, below: panel)
    graph.keyboard.frameDidChange = { [weak self] in self?.follow() }
    follow()
    return new
  }

  /// A toolbar's items were built, or went.
  func barRowsDidChange() { bar?.rowsDidChange() }

  func removeBar() {
    guard let old = bar else { return }
    bar = nil
    graph.rootBox.remove(old)
    for bar in old.bars { bar.isWanted = false }
    old.show([])
  }

  /// Whether a press there is one on the keyboard's bar.
  func barContains(_ box: LayoutBox?) -> Bool {
    guard let box, let bar else { return false }
    return box.isWithin(bar)
  }
}
