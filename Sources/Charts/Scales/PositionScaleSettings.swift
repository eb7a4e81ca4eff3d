import Foundation

/// The settings for the scale of an axis.
struct PositionScaleSettings {
  var domain: _ScaleDomainOutputs.Domain?
  var range: _ScaleRangeOutputs<CGFloat>.Range?
  var type: ScaleType?

  /// The range of an explicit domain of numbers or dates, or `nil` if there is none or if its ends are equal.
  var interval: ClosedRange<Double>? {
    let ends: [Double]
    switch domain {
    case .bounds(let start, let end): ends = [start, end].compactMap(\.scalar)
    case .values(let values): ends = values.compactMap(\.scalar)
    case .automatic, nil: return nil
    }
    guard let low = ends.min(), let high = ends.max(), low < high else { return nil }
    return low...high
  }

  /// Returns the padding at the start and the end of an axis with a length, in points.
  func padding(in length: CGFloat) -> (start: CGFloat, end: CGFloat) {
    switch range {
    case nil, .gradient: return (0, 0)
    case .plot(let start, let end): return (start, end)
    case .bounds(let start, let end): return (start, length - end)
    case .values(let values):
      guard let first = values.first, let last = values.last, first.isFinite, last.isFinite else { return (0, 0) }
      return (first, length - last)
    }
  }

  var automatic: AutomaticScaleDomain {
    if case .automatic(let automatic) = domain {
      automatic
    } else {
      AutomaticScaleDomain(includesZero: nil, isReversed: false, modify: nil)
    }
  }
}
