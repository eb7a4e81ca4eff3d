import Foundation

/// How a view changes between the phases of a scroll transition. Mirrors SwiftUI's `ScrollTransitionConfiguration`.
public struct ScrollTransitionConfiguration {
  enum Style {
    case animated(Animation)
    case interactive(UnitCurve)
    case identity
  }

  var style: Style
  var threshold = Threshold.visible

  /// Changes with an animation once the threshold is passed.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .init(style: .animated(animation)) }

  public static var animated: ScrollTransitionConfiguration { .animated() }

  /// Follows the content: from the edge up to the threshold by the curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    .init(style: .interactive(timingCurve))
  }

  public static var interactive: ScrollTransitionConfiguration { .interactive() }

  /// Doesn't change at all.
  public static var identity: ScrollTransitionConfiguration { .init(style: .identity) }

  /// With an animation of its own: an interactive transition then changes with it, too.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var result = self
    result.style = .animated(animation)
    return result
  }

  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }

  /// How far a view has to have come in to be inside. Mirrors SwiftUI's `ScrollTransitionConfiguration.Threshold`.
  public struct Threshold: Sendable {
    /// Points behind the edge, as a share of the view's and of the scroll view's length and a distance.
    private var view: Double
    private var container: Double
    private var distance = 0.0

    private init(view: Double, container: Double = 0) {
      self.view = view
      self.container = container
    }

    /// All of it.
    public static let visible = Threshold(view: 1)
    /// Nothing yet.
    public static let hidden = Threshold(view: 0)
    /// Up to the middle of the scroll view.
    public static var centered: Threshold { Threshold(view: 0.5, container: 0.5) }

    /// A share of the view, in 0...1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(view: amount.isNaN ? 1 : min(max(amount, 0), 1)) }

    /// A threshold on the way to another: 0 is this one, 1 the other.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * (amount.isFinite ? amount : 0) }
      var result = Threshold(view: mix(view, other.view), container: mix(container, other.container))
      result.distance = mix(distance, other.distance)
      return result
    }

    /// Farther inside by some points.
    public func inset(by distance: Double) -> Threshold {
      var result = self
      if distance.isFinite { result.distance += distance }
      return result
    }

    func distance(view length: CGFloat, container room: CGFloat) -> CGFloat { view * length + container * room + distance }
  }
}
