import SwiftUI

/// A property with two defaults, one for windows with touch input and another for windows with pointers only, until a value is set.
///
/// Until then, the wrapped value is the default for touch input.
@propertyWrapper
public struct InteractionDefault<Value> {
  private let touch: Value
  private let pointer: Value
  private var own: Value?

  /// Creates a property with its defaults for windows with touch input, and for windows with pointers only.
  public init(touch: Value, pointer: Value) {
    self.touch = touch
    self.pointer = pointer
  }

  /// The value that was set, or the default for touch input.
  public var wrappedValue: Value {
    get { own ?? touch }
    set { own = newValue }
  }

  /// The property itself, which provides `value(usesTouch:)`.
  public var projectedValue: Self { self }

  /// Indicates whether a value was set.
  var isSet: Bool { own != nil }

  /// Returns the value for a window, depending on the environment's `usesTouch`.
  public func value(usesTouch: Bool) -> Value { own ?? (usesTouch ? touch : pointer) }
}

extension InteractionDefault: Sendable where Value: Sendable {}
