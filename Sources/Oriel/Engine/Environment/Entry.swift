import Foundation

/// Makes a property in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` a value of its own, with a
/// key behind it. Mirrors SwiftUI's `@Entry`.
///
/// The default value is made anew each time that it is needed.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "OrielMacros", type: "EntryMacro")

/// A key that `@Entry` writes where only the compiler can tell the value's type. Programs don't conform to it.
public protocol EntryKey {
  associatedtype Value

  static var entry: EntryDefault<Value> { get }
}

extension EntryKey {
  public static var defaultValue: Value { entry.make() }
}

/// Makes an entry's default value. Programs don't use it.
// The closure captures nothing, since it is written where a static property begins, and only the key that it is written for calls it.
public struct EntryDefault<Value>: @unchecked Sendable {
  let make: () -> Value

  public init(_ make: @escaping () -> Value) { self.make = make }
}
