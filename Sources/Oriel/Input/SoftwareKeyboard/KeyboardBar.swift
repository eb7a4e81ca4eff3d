import Foundation

/// The keyboard items of a toolbar. They are built while they are needed.
@MainActor
final class KeyboardBar: Equatable {
  /// Indicates whether a text in the toolbar's view has the focus.
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
  /// The keyboard bars of the enclosing toolbars, from the outermost to the innermost.
  var keyboardBars: [KeyboardBar] {
    get { self[KeyboardBarsKey.self] }
    set { self[KeyboardBarsKey.self] = newValue }
  }
}
