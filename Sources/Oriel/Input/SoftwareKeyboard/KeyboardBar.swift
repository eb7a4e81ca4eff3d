import Foundation

/// One toolbar's items for the keyboard. They are built while they are wanted.
@MainActor
final class KeyboardBar: Equatable {
  /// Whether a text inside of the toolbar's view has the focus.
  var isWanted = false {
    didSet { if isWanted != oldValue { node?.setNeedsUpdate() } }
  }
  weak var node: AnyViewNode?
  /// The row of items, once it is built.
  var row: LayoutBox?

  nonisolated init() {}

  nonisolated static func == (left: KeyboardBar, right: KeyboardBar) -> Bool { left === right }
}

private enum KeyboardBarsKey: EnvironmentKey { static var defaultValue: [KeyboardBar] { [] } }

extension EnvironmentValues {
  /// Of the toolbars around, from the outside in.
  var keyboardBars: [KeyboardBar] {
    get { self[KeyboardBarsKey.self] }
    set { self[KeyboardBarsKey.self] = newValue }
  }
}
