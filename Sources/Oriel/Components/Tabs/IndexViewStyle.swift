/// How the index of pages looks. Mirrors SwiftUI's `IndexViewStyle`.
///
/// Its types are opaque: there is `page`.
public protocol IndexViewStyle {
  var _backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// A dot for each page. Mirrors SwiftUI's `PageIndexViewStyle`.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether there is a dark ground under the dots. Mirrors SwiftUI's `PageIndexViewStyle.BackgroundDisplayMode`.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    enum Kind { case automatic, interactive, always, never }
    let kind: Kind

    /// Always.
    public static let automatic = BackgroundDisplayMode(kind: .automatic)
    /// While the pointer is on them or one of them is pressed.
    public static let interactive = BackgroundDisplayMode(kind: .interactive)
    public static let always = BackgroundDisplayMode(kind: .always)
    /// The dots have the colour of text then.
    public static let never = BackgroundDisplayMode(kind: .never)
  }

  private let mode: BackgroundDisplayMode

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }

  public var _backgroundDisplayMode: BackgroundDisplayMode { mode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private enum IndexBackgroundKey: EnvironmentKey {
  static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}

extension EnvironmentValues {
  var indexBackground: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// How the dots of pages inside look. Mirrors SwiftUI's `indexViewStyle(_:)`.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexBackground, style._backgroundDisplayMode)
  }
}
