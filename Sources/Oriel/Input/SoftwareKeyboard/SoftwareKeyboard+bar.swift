import Foundation
import OrielModel

/// The bar with the items of toolbars, above the keys, or at the window's bottom without keys.
extension SoftwareKeyboard {
  /// The toolbars around the focused text, from the innermost to the outermost, or the ones shown while the focus is in the bar itself.
  var wantedBars: [KeyboardBar] {
    if let bar, let focused = focus.focused, focused.isWithin(bar) { return bar.bars }
    guard state != nil, let focused = focus.focused else { return [] }
    return focused.environment.keyboardBars.reversed()
  }

  /// The height of the bar in points, or 0 if no toolbar is needed.
  var barHeight: CGFloat {
    guard let bar, !wantedBars.isEmpty else { return 0 }
    return bar.height(
      width: floatingOrigin != nil && isWanted && systemKeyboard == nil ? metrics.floatingSize.width : graph.rootBox.size.width)
  }

  /// Builds the items of the toolbars around the focus. Items that aren't needed any more stay until they are offscreen.
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

  /// Called when the items of a toolbar were built or removed.
  func barRowsDidChange() { bar?.rowsDidChange() }

  func removeBar() {
    guard let old = bar else { return }
    bar = nil
    graph.rootBox.remove(old)
    for bar in old.bars { bar.isWanted = false }
    old.show([])
  }

  /// Returns a Boolean value that indicates whether a box is in the keyboard's bar.
  func barContains(_ box: LayoutBox?) -> Bool {
    guard let box, let bar else { return false }
    return box.isWithin(bar)
  }
}
