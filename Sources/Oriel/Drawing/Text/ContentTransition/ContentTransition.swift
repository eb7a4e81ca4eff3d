import Foundation
import OrielModel

/// The transition between two contents of a view in an animated change. `Text` and `Image` support it. Mirrors SwiftUI's
/// `ContentTransition`.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// A fade between different contents, and an interpolation of the font for an unchanged text.
    case automatic
    case identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    /// A replacement of symbols.
    case symbol(SymbolMotion, speed: Double)
  }

  let kind: Kind

  /// The kind of the transition for text.
  var textKind: Kind { if case .symbol = kind { .automatic } else { kind } }

  /// The transition that shows the new content at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The transition that fades out the previous content while the new content fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// The transition that moves the common parts of both contents, and fades the rest.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Returns the transition that scrolls the characters that change: the new ones enter from below, or from above if `countsDown` is
  /// `true`.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Returns the transition that scrolls the characters that change, upwards if the value has increased and downwards if it has decreased.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { ContentTransition(kind: .automatic) }
}

extension EnvironmentValues {
  /// The transition between contents of views in an animated change. By default the previous content fades out while the new content fades
  /// in, and an unchanged text grows to another size or weight. Mirrors SwiftUI's `contentTransition`.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets the transition between contents of the view in an animated change. Mirrors SwiftUI's `contentTransition(_:)`.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { environment(\.contentTransition, transition) }
}
