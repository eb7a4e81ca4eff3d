extension Image {
  /// The range of brightness of images. Mirrors SwiftUI's `Image.DynamicRange`.
  public struct DynamicRange: Hashable, Sendable {
    private enum Kind: Hashable { case standard, constrainedHigh, high }
    private let kind: Kind

    /// The standard range.
    public static let standard = DynamicRange(kind: .standard)
    /// A range between the standard and the high one.
    public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
    /// The high range.
    public static let high = DynamicRange(kind: .high)
  }
}

extension Image {
  /// Returns the image unchanged. Mirrors SwiftUI's `allowedDynamicRange(_:)`: Oriel draws images in the standard range.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

extension View {
  /// Returns the view unchanged. Mirrors SwiftUI's `allowedDynamicRange(_:)`: Oriel draws images in the standard range.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
