import Foundation

/// Makes a property in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` a value of its own, with a
/// key behind it. Mirrors SwiftUI's `@Entry`.
///
/// The default value is made anew each time that it is needed. Where neither a type is written nor the value is a literal or `Type(…)`,
/// it is made once, and in Swift 6 mode has to be `Sendable`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "OrielMacros", type: "EntryMacro")

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

/// What a `#Preview` expands to. Tools find the previews of a program through it.
@MainActor
public protocol PreviewRegistry {
  static func _makePreview() -> Preview
}

/// A view to look at apart from its app. Mirrors DeveloperToolsSupport's `Preview`; written as `#Preview`.
@MainActor
public struct Preview {
  /// Stands for traits of views, as others would for traits of windows. Mirrors DeveloperToolsSupport's type.
  public enum ViewTraits {}

  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let body: @MainActor () -> any View

  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.body = body
  }
}

/// A circumstance of a preview: its size, or how the device is held. Mirrors DeveloperToolsSupport's `PreviewTrait`.
public struct PreviewTrait<T>: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case defaultLayout
    case sizeThatFitsLayout
    case fixedLayout(width: CGFloat, height: CGFloat)
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: Self { Self(kind: .defaultLayout) }
  public static var sizeThatFitsLayout: Self { Self(kind: .sizeThatFitsLayout) }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self(kind: .fixedLayout(width: width, height: height)) }

  public static var portrait: Self { Self(kind: .portrait) }
  public static var portraitUpsideDown: Self { Self(kind: .portraitUpsideDown) }
  public static var landscapeLeft: Self { Self(kind: .landscapeLeft) }
  public static var landscapeRight: Self { Self(kind: .landscapeRight) }
}
