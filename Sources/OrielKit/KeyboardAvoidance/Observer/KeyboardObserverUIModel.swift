import SwiftUI

/// The options of a `KeyboardObserver`.
public struct KeyboardObserverUIModel: Sendable {
  /// The strategy that determines the offset of the view.
  public var keyboardResponsivenessStrategy: KeyboardResponsivenessStrategy = .default

  /// Creates a model with the default strategy.
  public init() {}

  /// The strategies that determine the offset of the view when the keyboard is shown. Lengths are in points.
  public enum KeyboardResponsivenessStrategy: Hashable, Sendable {
    /// The view doesn't move.
    case none
    /// The view moves by a fixed offset.
    case offset(offset: CGFloat)
    /// The view moves by the height of the keyboard and an additional offset.
    case offsetByKeyboardHeight(additionalOffset: CGFloat)
    /// The view moves by the minimum distance at which the focused view is at least `additionalOffset` above the keyboard. It doesn't move
    /// if that is the case already.
    case offsetByObscuredViewHeight(additionalOffset: CGFloat)

    /// The default strategy, `offsetByObscuredViewHeight` with 20 points.
    public static var `default`: KeyboardResponsivenessStrategy { .offsetByObscuredViewHeight(additionalOffset: 20) }

    /// Returns the offset for a keyboard, in points.
    ///
    /// - Parameters:
    ///   - keyboard: The final frame of the keyboard, in points of the window.
    ///   - field: Returns the frame of the focused view without the offset, in points of the window. It is called only if the strategy
    ///     requires it.
    func offset(for keyboard: CGRect, field: () -> CGRect?) -> CGFloat {
      switch self {
      case .none: 0
      case .offset(let offset): offset
      case .offsetByKeyboardHeight(let additional): keyboard.height + additional
      case .offsetByObscuredViewHeight(let additional): field().map { max(0, $0.maxY + additional - keyboard.minY) } ?? 0
      }
    }
  }
}
