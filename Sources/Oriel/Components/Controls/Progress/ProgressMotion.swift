import Foundation
import OrielDrawing

/// What moves as long as something goes on: a wheel that turns, or a part of a bar that travels. It evaluates and lays out nothing.
nonisolated struct ProgressMotion: LeafView {
  enum Form { case wheel, bar }

  let form: Form
  let tint: Color

  static var environmentKeys: EnvironmentKeySet {
    EnvironmentValues.colorKeys.union(EnvironmentValues.keys { _ = $0.accessibilityReduceMotion })
  }

  static func isSame(_ old: Self, _ new: Self) -> Bool { old.form == new.form && old.tint == new.tint }

  @MainActor func makeBox(_ node: AnyViewNode) -> ProgressMotionBox { ProgressMotionBox(self, node: node) }

  @MainActor func update(_ box: ProgressMotionBox, transaction: Transaction) { box.view = self }
}

@MainActor
final class ProgressMotionBox: LayoutBox, FrameAnimator {
  var view: ProgressMotion { didSet { setNeedsDisplay() } }
  private var start: TimeInterval = 0

  /// Seconds of a turn, and of a journey along the bar.
  private static let turn = 0.9
  private static let journey = 1.6

  init(_ view: ProgressMotion, node: AnyViewNode) {
    self.view = view
    super.init(node: node)
    start = graph.now
    graph.addAnimator(self)
  }

  var animatedNode: AnyViewNode? { node }

  var endlessMotion: String? { "a ProgressView without a value moves for ever" }

  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool {
    guard node != nil else { return false }
    setNeedsDisplay()
    return true
  }

  override func willDisappear() { graph.removeAnimator(self) }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    let rect = CGRect(origin: offset, size: presentedSize)
    guard rect.width > 0, rect.height > 0 else { return nil }
    let time = graph.now - start
    let color = view.tint.resolved(in: environment)
    // Where motion is unwelcome, what goes on is shown by a light that comes and goes.
    let pulse = Float(0.65 - 0.35 * cos(time / Self.journey * 2 * .pi))
    let isCalm = environment.accessibilityReduceMotion
    switch view.form {
    case .wheel: return wheel(in: rect, color: isCalm ? color.multiplyingAlpha(by: pulse) : color, phase: isCalm ? 0 : time / Self.turn)
    case .bar: return bar(in: rect, color: isCalm ? color.multiplyingAlpha(by: pulse) : color, phase: isCalm ? nil : time / Self.journey)
    }
  }

  private func wheel(in rect: CGRect, color: RGBA, phase: Double) -> DisplayNode {
    let width = rect.width / 8
    let radius = (min(rect.width, rect.height) - width) / 2
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var ring = Path()
    ring.addArc(center: center, radius: radius, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    // The arc breathes between a quarter and a little more than half of the ring, slower than it turns.
    let length = 150 - 60 * cos(phase * .pi * 0.8)
    let head = phase * 360 - 90
    var arc = Path()
    arc.addArc(center: center, radius: radius, startAngle: .degrees(head - length), endAngle: .degrees(head), clockwise: false)
    return DisplayNode(
      .group([
        DisplayNode(.stroke(ring, StrokeStyle(lineWidth: width), .color(color.multiplyingAlpha(by: 0.18)))),
        DisplayNode(.stroke(arc, StrokeStyle(lineWidth: width, lineCap: .round), .color(color))),
      ]))
  }

  private func bar(in rect: CGRect, color: RGBA, phase: Double?) -> DisplayNode {
    let radius = rect.height / 2
    func pill(_ rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: radius) }
    guard let phase else { return DisplayNode(.fill(pill(rect), FillStyle(), .color(color))) }
    // There and back, slower at the ends.
    let place = 0.5 - 0.5 * cos(phase * .pi)
    let width = max(rect.height, rect.width * 0.35)
    let part = CGRect(x: rect.minX + (rect.width - width) * place, y: rect.minY, width: width, height: rect.height)
    return DisplayNode(.fill(pill(part), FillStyle(), .color(color)))
  }
}
