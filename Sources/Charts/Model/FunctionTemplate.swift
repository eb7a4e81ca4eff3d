import Oriel

/// A plot of a function. The function is evaluated once the scales are known.
struct FunctionTemplate {
  enum Function {
    case line((Double) -> Double)
    case area((Double) -> (yStart: Double, yEnd: Double))
    case parametric((Double) -> (x: Double, y: Double))
  }

  let xLabel: Text
  let yLabel: Text
  /// The domain of x or of t, or `nil` for the domain of the x scale.
  let domain: ClosedRange<Double>?
  let function: Function
}

extension FunctionTemplate {
  /// Returns the values at equidistant steps of a domain, or an empty array if the domain isn't finite.
  func samples(over domain: ClosedRange<Double>, count: Int) -> [(x: Double, ys: [Double])] {
    guard domain.lowerBound.isFinite, domain.upperBound.isFinite else {
      Report.once("chart-function-domain", "A function plot has a domain that isn't finite; it isn't drawn.")
      return []
    }
    return (0...count).map { step in
      let t = domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(step) / Double(count)
      switch function {
      case .line(let value): return (t, [value(t)])
      case .area(let value):
        let (start, end) = value(t)
        return (t, [start, end])
      case .parametric(let value):
        let (x, y) = value(t)
        return (x, [y])
      }
    }
  }
}
