import Foundation
import OrielDrawing

/// The scroll indicators of a scroll view. They show the position while the content moves, fade afterwards, and can be dragged.
@MainActor
final class ScrollIndicators {
  private unowned let box: ScrollBox
  private var opacity: Presented<Double>?
  private var timer: GraphTimer?
  private var pressed: (axis: Axis, grip: CGFloat)?

  /// The thickness of an indicator; the lengths are in points.
  private static let thickness: CGFloat = 4
  private static let pressedThickness: CGFloat = 8
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36
  /// The extent of the region in which a press counts as one on the indicator.
  private static let reach: CGFloat = 14
  /// The time until an indicator fades; the times are in seconds.
  private static let lingering = 0.7
  private static let fading = 0.25

  init(box: ScrollBox) { self.box = box }

  // MARK: Showing

  func show() {
    guard box.axes.contains(.vertical) && mayShow(.vertical) || box.axes.contains(.horizontal) && mayShow(.horizontal) else { return }
    timer.map { box.graph.cancel($0) }
    timer = nil
    if (opacity?.model ?? 0) < 1 { set(1, duration: 0) }
    if box.phase == .idle { fadeLater() }
  }

  func fadeLater() {
    guard (opacity?.model ?? 0) > 0 else { return }
    timer.map { box.graph.cancel($0) }
    timer = box.graph.schedule(after: Self.lingering) { [weak self] in
      guard let self, pressed == nil else { return }
      set(0, duration: Self.fading)
    }
  }

  func stop() {
    timer.map { box.graph.cancel($0) }
    opacity?.stop(graph: box.graph)
  }

  private func set(_ value: Double, duration: TimeInterval) {
    let opacity = opacity ?? Presented(0, box: box)
    self.opacity = opacity
    opacity.set(value, transaction: Transaction(animation: duration > 0 ? .easeOut(duration: duration) : nil), graph: box.graph)
  }

  private func mayShow(_ axis: Axis) -> Bool {
    switch box.traits.indicators(axis).kind {
    case .automatic, .visible: true
    case .hidden, .never: false
    }
  }

  private func shownOpacity(_ axis: Axis) -> Double {
    switch box.traits.indicators(axis).kind {
    case .automatic: opacity?.value ?? 0
    case .visible: 1
    case .hidden, .never: 0
    }
  }

  // MARK: Geometry

  /// Returns the indicator's rectangle along an axis in the box's own space, or `nil` if there is nothing to scroll.
  func bar(_ axis: Axis) -> CGRect? {
    guard box.axes.contains(axis), let track = track(axis) else { return nil }
    let bounds = box.bounds(along: axis)
    let distance = bounds.upperBound - bounds.lowerBound
    guard distance > 0.5 else { return nil }
    let content = distance + box.size[axis]
    var length = min(track.length, max(Self.shortest, track.length * box.size[axis] / content))
    let beyond = max(bounds.lowerBound - box.offset[axis], box.offset[axis] - bounds.upperBound, 0)
    let share = min(max((box.offset[axis] - bounds.lowerBound) / distance, 0), 1)
    // Beyond the end the indicator gets shorter, as if it were pressed against it.
    length = max(Self.thickness * 2, length - beyond)
    var rect = CGRect.zero
    let thickness = pressed?.axis == axis ? Self.pressedThickness : Self.thickness
    rect.origin[axis] = track.start + (track.length - length) * share
    rect.size[axis] = length
    rect.size[axis.cross] = thickness
    let isAtStart = axis == .vertical && box.isMirrored
    rect.origin[axis.cross] = isAtStart ? Self.margin : box.presentedSize[axis.cross] - thickness - Self.margin
    return rect
  }

  private func track(_ axis: Axis) -> (start: CGFloat, length: CGFloat)? {
    let start = box.traits.indicatorMargins.leading(axis) + Self.margin
    // Each of two indicators leaves the corner free.
    let corner = box.axes == .both ? Self.thickness + Self.margin : 0
    let length = box.presentedSize[axis] - start - box.traits.indicatorMargins.trailing(axis) - Self.margin - corner
    return length > Self.thickness * 2 ? (start, length) : nil
  }

  // MARK: Drawing

  func drawing(at offset: CGPoint) -> [DisplayNode] {
    var nodes: [DisplayNode] = []
    for axis in Axis.allCases {
      let opacity = shownOpacity(axis)
      guard opacity > 0.001, let bar = bar(axis) else { continue }
      let isDark = box.environment.colorScheme == .dark
      let gray = isDark ? 1.0 : 0.0
      let color = Color(.sRGB, red: gray, green: gray, blue: gray, opacity: (pressed?.axis == axis ? 0.5 : 0.32) * opacity)
      let radius = min(bar.width, bar.height) / 2
      let path = Path(
        roundedRect: bar.offsetBy(dx: offset.x, dy: offset.y), cornerSize: CGSize(width: radius, height: radius), style: .circular)
      nodes.append(DisplayNode(.fill(path, FillStyle(), .color(color.resolved(in: box.environment)))))
    }
    return nodes
  }

  // MARK: Dragging

  func contains(_ point: CGPoint) -> Bool { axis(at: point) != nil }

  /// Returns the axis of the visible indicator that a press at a point drags, or `nil` if there is none.
  func axis(at point: CGPoint) -> Axis? {
    Axis.allCases.first { axis in
      guard shownOpacity(axis) > 0.05, let bar = bar(axis) else { return false }
      return bar.insetBy(dx: axis == .vertical ? -Self.reach / 2 : 0, dy: axis == .horizontal ? -Self.reach / 2 : 0).covers(point)
    }
  }

  func press(_ axis: Axis, at point: CGPoint) {
    guard let bar = bar(axis) else { return }
    pressed = (axis, point[axis] - bar.origin[axis])
    show()
    box.setNeedsDisplay()
  }

  func drag(_ axis: Axis, to point: CGPoint) {
    guard let pressed, let bar = bar(axis), let track = track(axis) else { return }
    let bounds = box.bounds(along: axis)
    let room = track.length - bar.size[axis]
    guard room > 0 else { return }
    let share = (point[axis] - pressed.grip - track.start) / room
    box.setOffset(
      box.nearestOffset(bounds.lowerBound + (bounds.upperBound - bounds.lowerBound) * share, along: axis), along: axis)
  }

  func letGo() {
    pressed = nil
    box.setNeedsDisplay()
    fadeLater()
  }
}
