import Foundation

/// A key for a value that a custom animation remembers from frame to frame. Mirrors SwiftUI's `AnimationStateKey`.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a custom animation remembers from frame to frame. Mirrors SwiftUI's `AnimationState`.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Where a spring took over from another animation. Springs are what most animations are, so theirs isn't a keyed value,
  /// which would be boxed.
  var takeover: SpringTakeover<Value>?

  public init() {}

  /// The remembered value, or the key's default.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
