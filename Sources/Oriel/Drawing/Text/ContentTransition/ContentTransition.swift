import Foundation
import OrielModel

/// How a view goes from one content to the next when the change is animated. Mirrors SwiftUI's `ContentTransition`; `Text` and `Image` follow it.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// Another content fades in; the same text in another font goes there.
    case automatic
    case identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    /// Of symbols alone.
    case symbol(SymbolMotion, speed: Double)
  }

  let kind: Kind

  /// What it is for text.
  var textKind: Kind { if case .symbol = kind { .automatic } else { kind } }

  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// What both contents have in common stays and moves, the rest fades.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Characters that change roll by: the new ones come from below or, counting down, from above.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Characters that change roll by, upwards when the value has grown and downwards when it has become less.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { ContentTransition(kind: .automatic) }
}

extension EnvironmentValues {
  /// How contents of views change when that is animated. Mirrors SwiftUI's `contentTransition`. Unless it is said otherwise another content fades in
  /// while the old one fades out, and a text that is the same in another size or weight grows there.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Mirrors SwiftUI's `contentTransition(_:)`.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { environment(\.contentTransition, transition) }
}
