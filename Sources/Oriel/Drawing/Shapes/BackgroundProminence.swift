/// The prominence of the background behind a view. Mirrors SwiftUI's `BackgroundProminence`.
public struct BackgroundProminence: Hashable, Sendable {
  private enum Kind { case standard, increased }
  private let kind: Kind

  /// The prominence of a background on which text keeps its colors.
  public static let standard = BackgroundProminence(kind: .standard)
  /// The prominence of a strong background, on which content changes its colors.
  public static let increased = BackgroundProminence(kind: .increased)
}

private enum BackgroundProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }

extension EnvironmentValues {
  /// The prominence of the background behind a view. Oriel never changes it, because its selection background is light. Mirrors SwiftUI's
  /// `backgroundProminence`.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
