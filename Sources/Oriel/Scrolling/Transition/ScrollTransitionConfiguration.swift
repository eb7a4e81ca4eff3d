import Foundation

/// The change of a view between the phases of a scroll transition. Mirrors SwiftUI's `ScrollTransitionConfiguration`.
public struct ScrollTransitionConfiguration {
  enum Style {
    case animated(Animation)
    case interactive(UnitCurve)
    case identity
  }

  var style: Style
  var threshold = Threshold.visible

  /// Returns a configuration that changes the view with an animation once the threshold is passed.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .init(style: .animated(animation)) }

  /// A configuration that changes the view with the default animation once the threshold is passed.
  public static var animated: ScrollTransitionConfiguration { .animated() }

  /// Returns a configuration that follows the content: from the edge to the threshold by a timing curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    .init(style: .interactive(timingCurve))
  }

  /// A configuration that follows the content, with the default timing curve.
  public static var interactive: ScrollTransitionConfiguration { .interactive() }

  /// A configuration that doesn't change the view.
  public static var identity: ScrollTransitionConfiguration { .init(style: .identity) }

  /// Returns the configuration with an animation. An interactive transition becomes an animated one.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var result = self
    result.style = .animated(animation)
    return result
  }

  /// Returns the configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }

  /// The distance from the edge at which a view reaches its identity phase. Mirrors SwiftUI's `ScrollTransitionConfiguration.Threshold`.
  public struct Threshold: Sendable {
    /// The distance from the edge is the sum of fractions of the view's and the scroll view's lengths and a distance in points.
    private var view: Double
    private var container: Double
    private var distance = 0.0

    private init(view: Double, container: Double = 0) {
      self.view = view
      self.container = container
    }

    /// The whole view is visible.
    public static let visible = Threshold(view: 1)
    /// The view is at the edge and not visible yet.
    public static let hidden = Threshold(view: 0)
    /// The center of the view is at the center of the scroll view.
    public static var centered: Threshold { Threshold(view: 0.5, container: 0.5) }

    /// Returns a threshold at which a fraction of the view, from 0 to 1, is visible.
    public static func visible(_ amount: Double) -> Threshold { Threshold(view: amount.isNaN ? 1 : min(max(amount, 0), 1)) }

    /// Returns a threshold between this one and another: 0 is this one, 1 the other.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * (amount.isFinite ? amount : 0) }
      var result = Threshold(view: mix(view, other.view), container: mix(container, other.container))
      result.distance = mix(distance, other.distance)
      return result
    }

    /// Returns a threshold that is farther inside by a distance in points.
    public func inset(by distance: Double) -> Threshold {
      var result = self
      if distance.isFinite { result.distance += distance }
      return result
    }

    func distance(view length: CGFloat, container room: CGFloat) -> CGFloat { view * length + container * room + distance }
  }
}
