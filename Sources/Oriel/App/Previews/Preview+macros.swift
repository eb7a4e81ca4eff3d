/// Declares a preview of a view, which the compiler checks with the rest of the program. Mirrors SwiftUI's `#Preview`.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "OrielMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits. Mirrors SwiftUI's `#Preview`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "OrielMacros", type: "PreviewMacro")

/// Declares state in the body of a `#Preview`. The property becomes a property of a view around the body. Mirrors SwiftUI's `@Previewable`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "OrielMacros", type: "PreviewableMacro")
