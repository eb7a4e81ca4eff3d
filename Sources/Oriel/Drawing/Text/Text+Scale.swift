extension Text {
  /// The size of a part of a text relative to the rest. Mirrors SwiftUI's `Text.Scale`.
  public struct Scale: Hashable, Sendable {
    let factor: Double

    /// The size of the text.
    public static let `default` = Scale(factor: 1)

    /// The size of secondary content, such as a unit after its number: 0.8 of the text's size.
    public static let secondary = Scale(factor: 0.8)
  }
}
