/// How much the ground behind a view stands out. Mirrors SwiftUI's `BackgroundProminence`.
public struct BackgroundProminence: Hashable, Sendable {
  private enum Kind { case standard, increased }
  private let kind: Kind

  /// Text keeps its colours on it.
  public static let standard = BackgroundProminence(kind: .standard)
  /// It is strong, and what stands on it changes its colours.
  public static let increased = BackgroundProminence(kind: .increased)
}

private enum BackgroundProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }

extension EnvironmentValues {
  /// How much the ground behind a view stands out. Nothing of Oriel's changes it: the ground of what is selected is a soft one. Mirrors SwiftUI's
  /// `backgroundProminence`.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
