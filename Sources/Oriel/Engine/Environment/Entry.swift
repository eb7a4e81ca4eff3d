import Foundation

/// Makes a property in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` a value of its own, with a
/// key behind it. Mirrors SwiftUI's `@Entry`.
///
/// The default value is made anew each time that it is needed. Where neither a type is written nor the value is a literal or `Type(…)`,
/// it is made once, and in Swift 6 mode has to be `Sendable`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "OrielMacros", type: "EntryMacro")
