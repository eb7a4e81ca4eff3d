import Foundation
import OrielDrawing

/// The drawing of a view before its content has changed, while it fades out.
@MainActor
struct FadingDrawing {
  /// The previous drawing, with the box's origin at zero.
  private let old: DisplayNode
  /// The previous model frame in the window.
  private let oldFrame: CGRect
  private let oldSize: CGSize
  /// Indicates whether the previous drawing is stretched to the current size of the view.
  private let isStretched: Bool
  /// The point of both frames that moves least.
  private var anchor: UnitPoint?

  /// Creates a fading drawing before the layout of the new content. Returns `nil` if the old content hasn't been drawn in the window.
  init?(_ old: DisplayNode?, of box: LayoutBox, isStretched: Bool = false) {
    guard let old, box.isPlaced, box.isAttached else { return nil }
    self.old = old
    self.isStretched = isStretched
    oldFrame = box.layoutFrame(in: .global)
    oldSize = box.presentedSize
  }

  /// Returns both drawings, with `share` as the fraction of the transition from the old to the new one.
  mutating func drawing(_ new: DisplayNode?, at offset: CGPoint, share: Double, in box: LayoutBox) -> DisplayNode {
    let fade = min(max(share, 0), 1)
    var nodes = [DisplayNode(.opacity(1 - fade, DisplayNode(.transform(place(in: box, at: offset), old))))]
    if let new { nodes.append(DisplayNode(.opacity(fade, new))) }
    return DisplayNode(.group(nodes))
  }

  private mutating func place(in box: LayoutBox, at offset: CGPoint) -> CGAffineTransform {
    let size = box.presentedSize
    if isStretched, oldSize.width > 0, oldSize.height > 0 {
      return CGAffineTransform(scaleX: size.width / oldSize.width, y: size.height / oldSize.height)
        .concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))
    }
    let anchor = anchor ?? Self.anchor(of: oldFrame, box.layoutFrame(in: .global))
    self.anchor = anchor
    return CGAffineTransform(
      translationX: offset.x + (size.width - oldSize.width) * anchor.x, y: offset.y + (size.height - oldSize.height) * anchor.y)
  }

  private static func anchor(of old: CGRect, _ new: CGRect) -> UnitPoint {
    typealias Ends = (low: CGFloat, high: CGFloat)
    // Ranges would trap on NaN.
    func least(_ old: Ends, _ new: Ends) -> CGFloat {
      let ways = [0, 0.5, 1].map { share in
        let ends = [old, new].map { $0.low + ($0.high - $0.low) * share }
        return (share: share, length: abs(ends[0] - ends[1]))
      }
      return ways.min { $0.length < $1.length - 0.5 }?.share ?? 0
    }
    return UnitPoint(
      x: least((old.minX, old.maxX), (new.minX, new.maxX)), y: least((old.minY, old.maxY), (new.minY, new.maxY)))
  }
}
