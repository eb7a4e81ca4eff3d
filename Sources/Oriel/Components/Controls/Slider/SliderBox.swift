import Foundation
import OrielDrawing

/// The track and the thumb of a slider.
nonisolated struct SliderView: LeafView {
  let fraction: Double
  /// The values at the ends of the track.
  let bounds: ClosedRange<Double>
  /// The fractions that the user can select.
  let enabled: ClosedRange<Double>
  /// The fraction at which the filled part of the track begins.
  let neutral: Double
  /// The fractions of the ticks, or `nil` for a tick at each step.
  let ticks: [Double]?
  /// The distance between two steps as a fraction, or `nil` if there are no steps.
  let step: Double?
  let keyStep: Double
  /// Indicates whether the value is described by a percentage.
  let saysValue: Bool
  let set: (Double) -> Void
  let onEditingChanged: (Bool) -> Void

  static var environmentKeys: EnvironmentKeySet {
    EnvironmentValues.colorKeys.union(EnvironmentValues.keys { _ = ($0.layoutDirection, $0.controlSize) })
  }

  @MainActor func makeBox(_ node: AnyViewNode) -> SliderBox { SliderBox(self, node: node) }

  @MainActor func update(_ box: SliderBox, transaction: Transaction) { box.update(self, transaction: transaction) }
}

@MainActor
final class SliderBox: LayoutBox, GestureSource, FocusTarget, HoverTarget, AccessibilitySource {
  private var view: SliderView
  private var wasEnabled = true
  private lazy var shown = Presented(CGFloat(view.fraction), box: self)
  private lazy var member = GestureMember(SliderRecognizer(box: self))
  private lazy var swelling = Presented<CGFloat>(0, box: self)
  private var showsRing = false
  private var isHovered = false

  private static let trackHeight: CGFloat = 6
  /// The least distance between the ticks of steps, in points. Closer ones would look like a line.
  private static let leastTickDistance: CGFloat = 6

  init(_ view: SliderView, node: AnyViewNode) {
    self.view = view
    super.init(node: node)
    graph.input.focus.register(self)
  }

  func update(_ newView: SliderView, transaction: Transaction) {
    view = newView
    shown.set(CGFloat(view.fraction), transaction: transaction, graph: graph)
    if !isEnabled, wasEnabled { graph.input.remove(member) }
    wasEnabled = isEnabled
    setNeedsDisplay()
  }

  private var isEnabled: Bool { environment.isEnabled }

  private var thumbDiameter: CGFloat { Self.thumbDiameter(for: environment.controlSize) }

  static func thumbDiameter(for size: ControlSize) -> CGFloat {
    switch size {
    case .mini: 14
    case .small: 18
    case .regular: 22
    case .large, .extraLarge: 26
    }
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 160
    return CGSize(width: max(thumbDiameter * 2, width.isFinite ? width : 160), height: thumbDiameter + 6)
  }

  /// The distance between the thumb's centers at the two ends.
  private var way: CGFloat { max(1, presentedSize.width - thumbDiameter) }

  /// The position of the thumb's center from the left.
  private func thumbX(_ fraction: CGFloat) -> CGFloat {
    thumbDiameter / 2 + way * (isMirrored ? 1 - fraction : fraction)
  }

  /// The fractions of the ticks that are drawn.
  private var ticks: [Double] {
    if let ticks = view.ticks { return ticks }
    guard let step = view.step, step <= 1, way * step >= Self.leastTickDistance else { return [] }
    return (0...Int(1 / step + 1e-9)).map { min(Double($0) * step, 1) }
  }

  // MARK: Changing

  /// Returns the fraction of the range for a distance from the leading edge of the track.
  func fraction(at x: CGFloat) -> Double { Double((x - thumbDiameter / 2) / way) }

  /// The distance from the leading edge to the center of the thumb, in points.
  var thumbPlace: CGFloat { thumbDiameter / 2 + way * CGFloat(view.fraction) }

  func isOnThumb(_ x: CGFloat) -> Bool { abs(x - thumbPlace) <= thumbDiameter / 2 + 2 }

  func beginEditing() {
    swell(to: 1)
    view.onEditingChanged(true)
  }

  func change(to fraction: Double) { view.set(fraction) }

  func endEditing() {
    swell(to: 0)
    view.onEditingChanged(false)
  }

  private func swell(to value: CGFloat) {
    swelling.set(value, transaction: Transaction(animation: .easeOut(duration: 0.12)), graph: graph)
  }

  private func step(by share: Double) {
    view.onEditingChanged(true)
    view.set(view.fraction + share)
    view.onEditingChanged(false)
  }

  // MARK: Input

  var gestureMember: GestureMember? { isEnabled ? member : nil }

  override func hitContent(_ point: CGPoint) -> LayoutBox? { hitChildren(point, orSelfIn: CGRect(origin: .zero, size: presentedSize)) }

  func pointerIsOver(_ point: CGPoint) { hover(true) }

  func pointerLeft() { hover(false) }

  private func hover(_ isOver: Bool) {
    guard isOver != isHovered else { return }
    isHovered = isOver
    setNeedsDisplay()
  }

  var canBeFocused: Bool { isEnabled }

  func focusDidChange(_ isFocused: Bool, showsRing: Bool) {
    self.showsRing = isFocused && showsRing
    setNeedsDisplay()
  }

  func handle(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isDisjoint(with: [.control, .option, .command]), let share = share(for: event.key) else { return false }
    if event.phase != .up { step(by: share) }
    return true
  }

  private func share(for key: KeyEquivalent) -> Double? {
    switch key {
    case .rightArrow: isMirrored ? -view.keyStep : view.keyStep
    case .leftArrow: isMirrored ? view.keyStep : -view.keyStep
    case .pageUp: max(0.1, view.keyStep)
    case .pageDown: -max(0.1, view.keyStep)
    case .home: -1
    case .end: 1
    default: nil
    }
  }

  override func willDisappear() {
    shown.stop(graph: graph)
    swelling.stop(graph: graph)
    graph.input.focus.unregister(self)
    graph.input.forgetHover(self)
    graph.input.remove(member)
  }

  // MARK: Accessibility

  var accessibilityContent: AccessibilityNode.Content? {
    .init(value: view.saysValue ? "\(Int((view.fraction * 100).rounded()))%" : nil)
  }

  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    let share = max(view.keyStep, 0.1)
    let (lower, length) = (view.bounds.lowerBound, view.bounds.upperBound - view.bounds.lowerBound)
    for index in nodes.indices where nodes[index].box === self {
      nodes[index].role = .slider
      nodes[index].range = AccessibilityRange(
        value: lower + view.fraction * length, lower: lower + view.enabled.lowerBound * length,
        upper: lower + view.enabled.upperBound * length, step: view.keyStep * length
      ) { [weak self] value in
        guard let self, length > 0 else { return }
        step(by: (value - lower) / length - view.fraction)
      }
      nodes[index].actions[.increment] = { [weak self] in self?.step(by: share) }
      nodes[index].actions[.decrement] = { [weak self] in self?.step(by: -share) }
    }
  }

  // MARK: Drawing

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    let environment = environment
    let bounds = CGRect(origin: offset, size: presentedSize)
    let x = offset.x + thumbX(min(max(shown.value, 0), 1))
    let track = CGRect(
      x: bounds.minX, y: bounds.midY - Self.trackHeight / 2, width: bounds.width, height: Self.trackHeight)
    func part(from start: CGFloat, to end: CGFloat) -> CGRect {
      CGRect(x: min(start, end), y: track.minY, width: abs(end - start), height: track.height)
    }
    /// The position of a fraction on the track, which extends to both ends.
    func place(_ fraction: Double) -> CGFloat {
      fraction <= 0
        ? (isMirrored ? track.maxX : track.minX)
        : fraction >= 1 ? (isMirrored ? track.minX : track.maxX) : offset.x + thumbX(CGFloat(fraction))
    }
    let done = part(from: place(view.neutral), to: x)
    let isDark = environment.colorScheme == .dark
    var nodes: [DisplayNode] = []
    func add(_ path: Path, _ color: RGBA) { nodes.append(DisplayNode(.fill(path, FillStyle(), .color(color)))) }
    let empty = Color(.system(.fill)).resolved(in: environment)
    if view.enabled == 0...1 {
      add(Path(roundedRect: track, cornerRadius: Self.trackHeight / 2), empty)
    } else {
      add(Path(roundedRect: track, cornerRadius: Self.trackHeight / 2), empty.multiplyingAlpha(by: 0.45))
      let enabled = part(from: place(view.enabled.lowerBound), to: place(view.enabled.upperBound))
      add(Path(roundedRect: enabled, cornerRadius: Self.trackHeight / 2), empty)
    }
    add(Path(roundedRect: done, cornerRadius: Self.trackHeight / 2), Color.accentColor.resolved(in: environment))
    let dot = Color.secondary.resolved(in: environment)
    for tick in ticks {
      let center = CGPoint(x: offset.x + thumbX(CGFloat(tick)), y: track.maxY + 5)
      add(Path(ellipseIn: CGRect(x: center.x - 1.5, y: center.y - 1.5, width: 3, height: 3)), dot)
    }
    let radius = thumbDiameter / 2 + swelling.value
    let thumb = CGRect(x: x - radius, y: bounds.midY - radius, width: radius * 2, height: radius * 2)
    if showsRing, environment.isFocusEffectEnabled {
      let ring = Path(ellipseIn: thumb.insetBy(dx: -3, dy: -3))
      let color = Color.accentColor.resolved(in: environment).multiplyingAlpha(by: 0.6)
      nodes.append(DisplayNode(.stroke(ring, StrokeStyle(lineWidth: 3), .color(color))))
    }
    for spread in [CGFloat(2), 1] {
      add(Path(ellipseIn: thumb.insetBy(dx: -spread, dy: -spread).offsetBy(dx: 0, dy: 1)), RGBA.black.multiplyingAlpha(by: 0.07))
    }
    let isLit = isHovered && isEnabled
    let white: Float = isDark ? (isLit ? 0.96 : 0.88) : 1
    add(Path(ellipseIn: thumb), RGBA(red: white, green: white, blue: white))
    let edge = isLit && !isDark ? 0.3 : 0.16
    nodes.append(
      DisplayNode(
        .stroke(Path(ellipseIn: thumb.insetBy(dx: 0.5, dy: 0.5)), StrokeStyle(), .color(RGBA.black.multiplyingAlpha(by: Float(edge))))))
    let whole = DisplayNode(.group(nodes))
    return isEnabled ? whole : DisplayNode(.opacity(0.5, whole))
  }
}
