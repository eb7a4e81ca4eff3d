import Foundation
import OrielDrawing

extension TextBox {
  /// How much closer letters may stand, as a share of the font's size.
  private static var tightening: CGFloat { 0.05 }

  /// The text with as little changed as keeps it from being cut off: its letters closer first, then smaller. Nil where neither is allowed.
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

  /// The text as large as it can be without being cut off, as small as is allowed if it can't; nil where it may not be smaller.
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

  /// Goes from a change that fits towards one that doesn't: five halvings are finer than anybody sees.
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
