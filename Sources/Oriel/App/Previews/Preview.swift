import Foundation

/// The type that a `#Preview` expands to. Tools use it to find the previews of a program. Mirrors DeveloperToolsSupport's
/// `PreviewRegistry`.
@MainActor
public protocol PreviewRegistry {
  /// The module and the file that contain the preview.
  static var fileID: String { get }
  /// The line of the preview.
  static var line: Int { get }
  /// Creates the preview.
  static func makePreview() -> Preview
}

/// A view that is shown separately from its app, as `#Preview` declares it. Mirrors DeveloperToolsSupport's `Preview`.
@MainActor
public struct Preview {
  /// A marker type for the traits of views, as opposed to those of windows. Mirrors DeveloperToolsSupport's type.
  public enum ViewTraits {}

  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let body: @MainActor () -> any View

  /// Creates a preview with a name and traits.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.body = body
  }
}

/// A trait of a preview: its size, the orientation of the device, or a modifier. Mirrors DeveloperToolsSupport's `PreviewTrait`.
public struct PreviewTrait<T>: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case defaultLayout
    case sizeThatFitsLayout
    case fixedLayout(width: CGFloat, height: CGFloat)
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    case modifier(PreviewModification)
  }

  package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The default size, which is that of the device.
  public static var defaultLayout: Self { Self(kind: .defaultLayout) }
  /// The ideal size of the view.
  public static var sizeThatFitsLayout: Self { Self(kind: .sizeThatFitsLayout) }
  /// Returns a trait for a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self(kind: .fixedLayout(width: width, height: height)) }

  /// The portrait orientation.
  public static var portrait: Self { Self(kind: .portrait) }
  /// The upside-down portrait orientation.
  public static var portraitUpsideDown: Self { Self(kind: .portraitUpsideDown) }
  /// The landscape orientation to the left.
  public static var landscapeLeft: Self { Self(kind: .landscapeLeft) }
  /// The landscape orientation to the right.
  public static var landscapeRight: Self { Self(kind: .landscapeRight) }
}
