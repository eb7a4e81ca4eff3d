import Foundation

/// What a program has said of an axis's scale.
struct PositionScaleSettings {
  var domain: _ScaleDomainOutputs.Domain?
  var range: _ScaleRangeOutputs<CGFloat>.Range?
  var type: ScaleType?

  /// Points at the beginning and at the end of an axis that is so long.
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
