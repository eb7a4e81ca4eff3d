import Foundation

/// The transition between scrolled content and a bar at an edge of its scroll view. Mirrors SwiftUI's `ScrollEdgeEffectStyle`.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  enum Kind { case automatic, hard, soft }
  let kind: Kind

  /// The default style, which is the same as `hard`.
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
  /// A nearly opaque background of the bar with a line at its edge.
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
  /// Content that is blurred and fades out under the bar.
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

/// The effects at the edges of scroll views.
struct ScrollEdgeEffects: Equatable {
  var styles: [Edge: ScrollEdgeEffectStyle] = [:]
  var hidden: Edge.Set = []

  /// Returns the effects with the left edge as `leading`.
  func physical(isMirrored: Bool) -> ScrollEdgeEffects {
    guard isMirrored else { return self }
    var result = self
    (result.styles[.leading], result.styles[.trailing]) = (styles[.trailing], styles[.leading])
    result.hidden.subtract(.horizontal)
    if hidden.contains(.leading) { result.hidden.insert(.trailing) }
    if hidden.contains(.trailing) { result.hidden.insert(.leading) }
    return result
  }
}

private enum ScrollEdgeEffectsKey: EnvironmentKey { static var defaultValue: ScrollEdgeEffects { ScrollEdgeEffects() } }

extension EnvironmentValues {
  var scrollEdgeEffects: ScrollEdgeEffects {
    get { self[ScrollEdgeEffectsKey.self] }
    set { self[ScrollEdgeEffectsKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the effect at edges of the scroll views inside, along the axes in which they scroll. The effect is visible while
  /// content is under a bar: one of `safeAreaBar` or of the enclosing screen. A style of `nil` is the automatic one. Mirrors SwiftUI's
  /// `scrollEdgeEffectStyle(_:for:)`.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    transformEnvironment(\.scrollEdgeEffects) { effects in
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { effects.styles[edge] = style }
    }
  }

  /// Hides the effect at edges of the scroll views inside, or shows it again if `hidden` is `false`. The screen's bar at such an edge has no
  /// automatic background. Mirrors SwiftUI's `scrollEdgeEffectHidden(_:for:)`.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    transformEnvironment(\.scrollEdgeEffects) { effects in
      if hidden { effects.hidden.formUnion(edges) } else { effects.hidden.subtract(edges) }
    }
  }
}
