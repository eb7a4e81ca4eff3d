/// The appearance of the index of pages. Mirrors SwiftUI's `IndexViewStyle`.
///
/// The only conforming type is opaque: `page`.
public protocol IndexViewStyle {
  /// The display mode of the background under the index.
  var _backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// A style with a dot for each page. Mirrors SwiftUI's `PageIndexViewStyle`.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The display mode of a dark background under the dots. Mirrors SwiftUI's `PageIndexViewStyle.BackgroundDisplayMode`.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    enum Kind { case automatic, interactive, always, never }
    let kind: Kind

    /// The default mode, which always shows the background.
    public static let automatic = BackgroundDisplayMode(kind: .automatic)
    /// A mode that shows the background while the pointer is over the dots, or a dot is pressed.
    public static let interactive = BackgroundDisplayMode(kind: .interactive)
    /// A mode that always shows the background.
    public static let always = BackgroundDisplayMode(kind: .always)
    /// A mode without a background. The dots have the color of text.
    public static let never = BackgroundDisplayMode(kind: .never)
  }

  private let mode: BackgroundDisplayMode

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }

  public var _backgroundDisplayMode: BackgroundDisplayMode { mode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A style with a dot for each page. Mirrors SwiftUI's `page`.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Returns a style with a dot for each page. Mirrors SwiftUI's `page(backgroundDisplayMode:)`.
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
  /// Sets the style of the index of pages in the view. Mirrors SwiftUI's `indexViewStyle(_:)`.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexBackground, style._backgroundDisplayMode)
  }
}
