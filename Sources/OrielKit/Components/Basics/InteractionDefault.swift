import SwiftUI

/// A default of one value where a window is used with fingers and another where it has pointers alone, until somebody sets a value.
///
/// Reading says the value for fingers as long as none is set.
@propertyWrapper
public struct InteractionDefault<Value> {
  private let touch: Value
  private let pointer: Value
  private var own: Value?

  public init(touch: Value, pointer: Value) {
    self.touch = touch
    self.pointer = pointer
  }

  public var wrappedValue: Value {
    get { own ?? touch }
    set { own = newValue }
  }

  public var projectedValue: Self { self }

  /// Whether a value was set.
  var isSet: Bool { own != nil }

  /// The value in a window, by the environment's `usesTouch`.
  public func value(usesTouch: Bool) -> Value { own ?? (usesTouch ? touch : pointer) }
}

extension InteractionDefault: Sendable where Value: Sendable {}
