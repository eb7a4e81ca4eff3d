import Foundation

/// What a `#Preview` expands to. Tools find the previews of a program through it. Mirrors DeveloperToolsSupport's `PreviewRegistry`.
@MainActor
public protocol PreviewRegistry {
  /// The module and the file of the preview.
  static var fileID: String { get }
  static var line: Int { get }
  static func makePreview() -> Preview
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
