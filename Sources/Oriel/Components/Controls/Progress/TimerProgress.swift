import Foundation
import OrielDrawing

/// The elapsed or remaining time of an interval as a part of a bar or a ring. It follows the window's clock without evaluating bodies or
/// running layout.
nonisolated struct TimerProgress: LeafView {
  enum Form { case bar, ring }

  let form: Form
  let timer: ProgressTimer
  let tint: AnyShapeStyle

  static var environmentKeys: EnvironmentKeySet {
    EnvironmentValues.colorKeys.union(EnvironmentValues.keys { _ = ($0.displayScale, $0.layoutDirection) })
  }

  static func isSame(_ old: Self, _ new: Self) -> Bool { old.form == new.form && old.timer == new.timer && old.tint == new.tint }

  @MainActor func makeBox(_ node: AnyViewNode) -> TimerProgressBox { TimerProgressBox(self, node: node) }

  @MainActor func update(_ box: TimerProgressBox, transaction: Transaction) { box.view = self }
}

/// An interval, and whether its remaining rather than its elapsed time is shown.
nonisolated struct ProgressTimer: Equatable {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// Returns the fraction in 0...1. An interval with an invalid or zero length counts as elapsed.
  func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = date.timeIntervalSince(interval.lowerBound) / length
    let share = passed.isNaN || !(length > 0) ? 1 : min(max(passed, 0), 1)
    return countsDown ? 1 - share : share
  }
}

@MainActor
final class TimerProgressBox: LayoutBox, AccessibilitySource {
  var view: TimerProgress { didSet { setNeedsDisplay() } }
  private var ticking: GraphTimer?

  init(_ view: TimerProgress, node: AnyViewNode) {
    self.view = view
    super.init(node: node)
  }

  override func willDisappear() { graph.cancel(ticking) }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  var accessibilityContent: AccessibilityNode.Content? {
    .init(value: "\(Int((view.timer.fraction(at: graph.date) * 100).rounded()))%")
  }

  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    for index in nodes.indices where nodes[index].box === self {
      nodes[index].range = AccessibilityRange(value: view.timer.fraction(at: graph.date))
    }
  }

  /// Schedules the next drawing, when the end has moved by half a pixel.
  private func wait(length: CGFloat) {
    graph.cancel(ticking)
    ticking = nil
    let interval = view.timer.interval
    let (now, seconds) = (graph.date, interval.upperBound.timeIntervalSince(interval.lowerBound))
    guard now < interval.upperBound, seconds > 0 else { return }
    let step = seconds / max(1, length * environment.displayScale * 2)
    let delay = max(interval.lowerBound.timeIntervalSince(now), min(step, interval.upperBound.timeIntervalSince(now)), 1.0 / 60)
    guard delay.isFinite else { return }
    ticking = graph.schedule(after: min(delay, 86_400), isClock: true, for: node) { [weak self] in self?.setNeedsDisplay() }
  }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    let rect = CGRect(origin: offset, size: presentedSize)
    guard rect.width > 0, rect.height > 0 else { return nil }
    let fraction = view.timer.fraction(at: graph.date)
    let paint = view.tint._paint(in: environment, level: 0)
    switch view.form {
    case .bar:
      wait(length: rect.width)
      guard fraction > 0 else { return nil }
      let width = max(rect.height, rect.width * fraction)
      let x = environment.layoutDirection == .rightToLeft ? rect.maxX - width : rect.minX
      let path = Path(roundedRect: CGRect(x: x, y: rect.minY, width: width, height: rect.height), cornerRadius: rect.height / 2)
      return paint.drawing(in: rect) { DisplayNode(.fill(path, FillStyle(), $0)) }
    case .ring:
      let width = rect.width / 8
      let radius = (min(rect.width, rect.height) - width) / 2
      wait(length: 2 * .pi * radius)
      guard fraction > 0, radius > 0 else { return nil }
      var arc = Path()
      arc.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: .degrees(-90), endAngle: .degrees(360 * fraction - 90),
        clockwise: false)
      return paint.drawing(in: rect) { DisplayNode(.stroke(arc, StrokeStyle(lineWidth: width, lineCap: .round), $0)) }
    }
  }
}
