/// The base class of UIKit's controls. Mirrors UIKit's `UIControl` as far as apps use it by `appearance()`.
public class UIControl: UIView {
  /// The state of a control. Mirrors UIKit's `UIControl.State`.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates a set of states from its bits.
    nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The default state.
    nonisolated public static let normal = State([])
    /// The control is highlighted.
    nonisolated public static let highlighted = State(rawValue: 1)
    /// The control is disabled.
    nonisolated public static let disabled = State(rawValue: 2)
    /// The control is selected.
    nonisolated public static let selected = State(rawValue: 4)
    /// The control has focus.
    nonisolated public static let focused = State(rawValue: 8)
  }

  nonisolated override class var replacement: String { "use the control's styles and tint(_:) instead" }
}
