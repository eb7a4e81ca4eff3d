import Foundation
import OrielDrawing

extension TextBox {
  /// The maximum reduction of the distance between characters, as a fraction of the font size.
  private static var tightening: CGFloat { 0.05 }

  /// Returns the text with the smallest change that prevents a truncation: first tighter characters, then a smaller size. Returns `nil` if
  /// neither is permitted.
  func fitted(_ request: TextRequest) -> (any ShapedText)? {
    var request = request
    var tight: (any ShapedText)?
    if environment.allowsTightening {
      let loose = request
      func tightened(_ share: CGFloat) -> TextRequest {
        var request = loose
        for index in request.runs.indices { request.runs[index].kerning -= request.runs[index].font.size * Self.tightening * share }
        return request
      }
      request = tightened(1)
      let tightest = graph.rendering.shaper.shape(request)
      tight = tightest
      if !tightest.isTruncated { return leastChanged(tightest, from: 1, to: 0) { tightened($0) } }
    }
    return shrunk(request) ?? tight
  }

  /// Returns the text with the largest size at which it isn't truncated, or with the minimum size if it is truncated at any. Returns `nil`
  /// if it may not be smaller.
  private func shrunk(_ request: TextRequest) -> (any ShapedText)? {
    let least = environment.minimumScaleFactor
    guard least < 1 else { return nil }
    func scaled(_ scale: CGFloat) -> TextRequest {
      var smaller = request
      for index in smaller.runs.indices {
        smaller.runs[index].font.size *= scale
        smaller.runs[index].kerning *= scale
        smaller.runs[index].room = smaller.runs[index].room?.scaled(by: scale)
      }
      return smaller
    }
    let smallest = graph.rendering.shaper.shape(scaled(least))
    return smallest.isTruncated ? smallest : leastChanged(smallest, from: least, to: 1) { scaled($0) }
  }

  /// Searches between a change that fits and one that is unnecessarily small. The result of five bisections is finer than is visible.
  private func leastChanged(
    _ text: any ShapedText, from fitting: CGFloat, to excessive: CGFloat, request: (CGFloat) -> TextRequest
  ) -> any ShapedText {
    var (best, fitting, excessive) = (text, fitting, excessive)
    for _ in 0..<5 {
      let middle = (fitting + excessive) / 2
      let candidate = graph.rendering.shaper.shape(request(middle))
      if candidate.isTruncated {
        excessive = middle
      } else {
        (fitting, best) = (middle, candidate)
      }
    }
    return best
  }
}
