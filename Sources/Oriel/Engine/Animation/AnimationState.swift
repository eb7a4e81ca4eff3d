import Foundation

/// A key for a value that a custom animation stores between frames. Mirrors SwiftUI's `AnimationStateKey`.
public protocol AnimationStateKey {
  /// The type of the stored value.
  associatedtype Value
  /// The value before the animation has set one.
  static var defaultValue: Value { get }
}

/// The values that a custom animation stores between frames. Mirrors SwiftUI's `AnimationState`.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The point at which a spring replaced another animation. Most animations are springs, so this isn't a keyed value, which would be
  /// boxed.
  var takeover: SpringTakeover<Value>?

  /// Creates an empty state.
  public init() {}

  /// The stored value, or the key's default value.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
