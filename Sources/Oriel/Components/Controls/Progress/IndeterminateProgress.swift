import Foundation
import OrielDrawing

/// An indeterminate progress indicator: a rotating wheel of spokes, or a segment that moves along a bar. Its animation evaluates no bodies
/// and runs no layout.
nonisolated struct IndeterminateProgress: LeafView {
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
  var view: IndeterminateProgress { didSet { setNeedsDisplay() } }
  private var start: TimeInterval = 0
  /// The time since the start that the drawing shows, in seconds.
  private var shownTime: TimeInterval = 0
  private var step: GraphTimer?

  /// The duration of one rotation of the wheel, in seconds.
  private static let turn = 0.8
  /// The duration of one pass along the bar, in seconds.
  private static let journey = 1.6
  private static let spokeCount = 8

  init(_ view: IndeterminateProgress, node: AnyViewNode) {
    self.view = view
    super.init(node: node)
    start = graph.now
    switch view.form {
    case .wheel: scheduleStep()
    case .bar: graph.addAnimator(self)
    }
  }

  /// Schedules the next step of the wheel, which moves from spoke to spoke. A window with a wheel draws eight times per second rather than
  /// with each frame of the screen.
  private func scheduleStep() {
    let interval = Self.turn / Double(Self.spokeCount)
    // The next step is computed from the start, so that delays don't accumulate.
    let next = interval * (((graph.now - start) / interval + 0.5).rounded(.down) + 1)
    step = graph.schedule(after: start + next - graph.now, isClock: true) { [weak self] in
      guard let self, node != nil else { return }
      shownTime = next
      setNeedsDisplay()
      scheduleStep()
    }
  }

  var animatedNode: AnyViewNode? { node }

  var endlessMotion: String? { "an indeterminate ProgressView animates indefinitely" }

  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool {
    guard node != nil else { return false }
    shownTime = time - start
    setNeedsDisplay()
    return true
  }

  override func willDisappear() {
    graph.removeAnimator(self)
    step?.isCancelled = true
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    let rect = CGRect(origin: offset, size: presentedSize)
    guard rect.width > 0, rect.height > 0 else { return nil }
    let time = shownTime
    let color = view.tint.resolved(in: environment)
    // If motion is reduced, pulsing light indicates the activity.
    let pulse = Float(0.65 - 0.35 * cos(time / Self.journey * 2 * .pi))
    let isCalm = environment.accessibilityReduceMotion
    switch view.form {
    case .wheel: return wheel(in: rect, color: isCalm ? color.multiplyingAlpha(by: pulse) : color, turns: isCalm ? nil : time / Self.turn)
    case .bar: return bar(in: rect, color: isCalm ? color.multiplyingAlpha(by: pulse) : color, phase: isCalm ? nil : time / Self.journey)
    }
  }

  /// - Parameter turns: The number of rotations since the start, or `nil` if all spokes look the same.
  private func wheel(in rect: CGRect, color: RGBA, turns: Double?) -> DisplayNode {
    let side = min(rect.width, rect.height)
    let width = side / 9
    let (inner, outer) = (side * 0.26, (side - width) / 2)
    let head = turns.map { Int(($0 * Double(Self.spokeCount)).rounded()) % Self.spokeCount }
    let spokes = (0..<Self.spokeCount).map { index in
      let angle = Double(index) / Double(Self.spokeCount) * 2 * .pi - .pi / 2
      var spoke = Path()
      spoke.move(to: CGPoint(x: rect.midX + inner * cos(angle), y: rect.midY + inner * sin(angle)))
      spoke.addLine(to: CGPoint(x: rect.midX + outer * cos(angle), y: rect.midY + outer * sin(angle)))
      // The number of steps since the light was at this spoke.
      let age = head.map { ($0 - index + Self.spokeCount) % Self.spokeCount } ?? 0
      let light = max(0.22, 1 - Float(age) * 0.15)
      return DisplayNode(.stroke(spoke, StrokeStyle(lineWidth: width, lineCap: .round), .color(color.multiplyingAlpha(by: light))))
    }
    return DisplayNode(.group(spokes))
  }

  private func bar(in rect: CGRect, color: RGBA, phase: Double?) -> DisplayNode {
    let radius = rect.height / 2
    func pill(_ rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: radius) }
    guard let phase else { return DisplayNode(.fill(pill(rect), FillStyle(), .color(color))) }
    // Moves back and forth, and slows down at the ends.
    let place = 0.5 - 0.5 * cos(phase * .pi)
    let width = max(rect.height, rect.width * 0.35)
    let part = CGRect(x: rect.minX + (rect.width - width) * place, y: rect.minY, width: width, height: rect.height)
    return DisplayNode(.fill(pill(part), FillStyle(), .color(color)))
  }
}
