/// A preview of a view, which the compiler checks along with the rest of the program. Mirrors SwiftUI's `#Preview`.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "OrielMacros", type: "PreviewMacro")

/// A preview of a view under the given circumstances. Mirrors SwiftUI's `#Preview`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "OrielMacros", type: "PreviewMacro")

/// Lets a `#Preview` have state: the property becomes one of a view around the preview's body. Mirrors SwiftUI's `@Previewable`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "OrielMacros", type: "PreviewableMacro")
