import Foundation

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
  /// The size of symbols beside text. Mirrors SwiftUI's `imageScale`.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  static let imageKeys: EnvironmentKeySet = textKeys.union(
    keys {
      _ = ($0.imageScale, $0.displayScale, $0.symbolVariants, $0.symbolRenderingMode, $0.layoutDirection)
      _ = ($0.symbolEffects, $0.symbolPresences, $0.contentTransition, $0.accessibilityReduceMotion)
      _ = $0.symbolColorRenderingMode
    })
}

extension View {
  /// Sets the size of symbols beside text. Mirrors SwiftUI's `imageScale(_:)`.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
