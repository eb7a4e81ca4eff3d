import Foundation
import OrielDrawing

/// A screen between its position on the stack and the view from which it zooms.
@MainActor
struct ScreenZoom {
  let source: TransitionSourceBox
  /// The frame of the source, in the stack's coordinate space.
  private let start: CGRect
  /// The current frame of the screen, in the stack's coordinate space.
  private let frame: CGRect
  private let size: CGSize
  /// The progress of the transition: 0 at the screen's position, 1 at the source.
  private let absence: CGFloat

  /// Creates a zoom, or returns `nil` if the source's frame or the size is empty.
  init?(from source: TransitionSourceBox, absence: CGFloat, size: CGSize, in stack: LayoutBox) {
    let start = CGRect(origin: .zero, size: source.presentedSize).applying(source.transform(to: stack))
    guard start.width >= 1, start.height >= 1, size.width > 0, size.height > 0 else { return nil }
    self.source = source
    self.start = start
    self.size = size
    self.absence = absence
    func between(_ whole: CGFloat, _ part: CGFloat) -> CGFloat { whole + (part - whole) * absence }
    frame = CGRect(
      x: between(0, start.minX), y: between(0, start.minY), width: between(size.width, start.width),
      height: between(size.height, start.height))
  }

  /// The transform of the screen, which keeps its aspect ratio. The screen is as wide as the frame, which clips its lower part.
  var transform: CGAffineTransform {
    let scale = frame.width / size.width
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY)
  }

  /// The scale of the source, which keeps its aspect ratio and fills the frame.
  private var scale: CGFloat {
    max(frame.width / max(1, source.presentedSize.width), frame.height / max(1, source.presentedSize.height))
  }

  /// The transform of the source, whose center is that of the frame. The frame clips it.
  private var pictureTransform: CGAffineTransform {
    let whole = source.presentedSize
    let scale = scale
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: frame.midX - whole.width * scale / 2, ty: frame.midY - whole.height * scale / 2)
  }

  /// Returns the drawing of the transition, which fades between the source and the screen. The source is visible at an absence above 0.35,
  /// and covers the screen from 0.8 on.
  func drawing(of screen: DisplayNode) -> DisplayNode {
    func share(from start: CGFloat, to end: CGFloat) -> Double { Double(min(max((absence - start) / (end - start), 0), 1)) }
    let look = source.look
    let environment = source.environment
    let rounded = 16 * min(1, absence * 5)
    // At the source the clip has the source's corner radius, at the current scale.
    let window = Path(roundedRect: frame, cornerRadius: rounded + ((look.cornerRadius ?? 0) * scale - rounded) * absence)
    var parts: [DisplayNode] = []
    if let shadow = look.shadow, absence > 0 {
      let color = shadow.color.resolved(in: environment).multiplyingAlpha(by: Float(absence))
      parts.append(
        DisplayNode(.shadow(color, radius: shadow.radius, offset: shadow.offset, DisplayNode(.fill(window, FillStyle(), .color(.black))))))
    }
    if let background = look.background {
      parts.append(DisplayNode(.fill(window, FillStyle(), .color(background.resolved(in: environment)))))
    }
    let covered = share(from: 0.8, to: 1)
    if covered < 1 {
      let cut = DisplayNode(.clip(window, FillStyle(), DisplayNode(.transform(transform, screen))))
      parts.append(covered > 0 ? DisplayNode(.opacity(1 - covered, cut)) : cut)
    }
    let seen = share(from: 0.35, to: 0.8)
    if seen > 0, let picture = source.picture {
      let fitted = DisplayNode(.clip(window, FillStyle(), DisplayNode(.transform(pictureTransform, picture))))
      parts.append(seen < 1 ? DisplayNode(.opacity(seen, fitted)) : fitted)
    }
    return DisplayNode(.group(parts))
  }
}
