extension Text {
  /// How large a part of a text is beside the rest. Mirrors SwiftUI's `Text.Scale`.
  public struct Scale: Hashable, Sendable {
    let factor: Double

    public static let `default` = Scale(factor: 1)

    /// For what matters less, such as a unit after its number: four fifths of the size.
    public static let secondary = Scale(factor: 0.8)
  }
}
