/// What UIKit's controls have in common. Mirrors UIKit's `UIControl` as far as programs name it on `appearance()`.
public class UIControl: UIView {
  /// What a control is at the moment. Mirrors UIKit's `UIControl.State`.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }

    nonisolated public static let normal = State([])
    nonisolated public static let highlighted = State(rawValue: 1)
    nonisolated public static let disabled = State(rawValue: 2)
    nonisolated public static let selected = State(rawValue: 4)
    nonisolated public static let focused = State(rawValue: 8)
  }

  nonisolated override class var replacement: String { "the control's styles and tint(_:) say how it looks" }
}
