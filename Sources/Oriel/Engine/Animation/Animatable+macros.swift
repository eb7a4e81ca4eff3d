/// Adds `animatableData`, and the conformance to `Animatable`. The data consists of all variables that the type stores, except those with
/// `@AnimatableIgnored` or another attribute, such as `@State`. Their types conform to `Animatable`, and are specified unless they are evident
/// from an initial value such as `1.5`. Mirrors SwiftUI's `@Animatable`.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "OrielMacros", type: "AnimatableMacro")

/// Excludes a property from the data that `@Animatable` adds. Mirrors SwiftUI's `@AnimatableIgnored`.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "OrielMacros", type: "AnimatableIgnoredMacro")
