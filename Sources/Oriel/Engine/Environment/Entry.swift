import Foundation

/// A macro that adds a value with a key of its own to an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`. Mirrors SwiftUI's `@Entry`.
///
/// The default value is evaluated each time that it is needed.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "OrielMacros", type: "EntryMacro")

/// A key that `@Entry` generates if only the compiler can infer the value's type. Apps don't conform to it.
public protocol EntryKey {
  /// The type of the value.
  associatedtype Value

  /// The default value of the entry.
  static var entry: EntryDefault<Value> { get }
}

extension EntryKey {
  /// The default value, which is created at each access.
  public static var defaultValue: Value { entry.make() }
}

/// The default value of an entry. Apps don't use it.
// Unchecked because the closure captures nothing: it is the initial value of a static property, and only the key that it belongs to calls
// it.
public struct EntryDefault<Value>: @unchecked Sendable {
  let make: () -> Value

  /// Creates a default value from a closure.
  public init(_ make: @escaping () -> Value) { self.make = make }
}
