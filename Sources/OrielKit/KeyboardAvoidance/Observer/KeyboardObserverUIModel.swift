import SwiftUI

/// What a `KeyboardObserver` makes of the keyboard.
public struct KeyboardObserverUIModel: Sendable {
  public var keyboardResponsivenessStrategy: KeyboardResponsivenessStrategy = .default

  public init() {}

  /// How far up a keyboard sends the view. Lengths are in points.
  public enum KeyboardResponsivenessStrategy: Hashable, Sendable {
    case none
    /// As far as it says.
    case offset(offset: CGFloat)
    /// By the keyboard's height and more.
    case offsetByKeyboardHeight(additionalOffset: CGFloat)
    /// Just so far that the keyboard's top is that much below what has the focus; not at all where it is anyway.
    case offsetByObscuredViewHeight(additionalOffset: CGFloat)

    public static var `default`: KeyboardResponsivenessStrategy { .offsetByObscuredViewHeight(additionalOffset: 20) }

    /// - Parameters:
    ///   - keyboard: Where the keyboard ends, in window points.
    ///   - field: Where what has the focus would be without the offset, in window points; asked only if that counts.
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
