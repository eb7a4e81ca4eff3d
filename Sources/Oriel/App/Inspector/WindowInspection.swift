import Foundation
import OrielDrawing

/// The inspection of one window: it records the window's frames, draws marks over its content, and determines the view under the pointer.
@MainActor
final class WindowInspection {
  /// The marks that are drawn over the window's content.
  struct Marks: Equatable {
    /// Indicates whether each box of the layout is outlined.
    var borders = false
    /// Indicates whether areas that are painted several times are colored.
    var overdraw = false
    /// The highlighted frame in the window's coordinates, or `nil` if no view is highlighted.
    var selection: CGRect?
  }

  let recorder: FrameRecorder
  private unowned let host: ViewHost
  var marks = Marks() { didSet { if marks != oldValue { graph.needFrame() } } }
  /// Indicates whether the pointer selects a view instead of interacting with the content.
  var isPicking = false
  /// Called when the pointer is over a view. `isFinal` is true if the user has clicked it.
  var didPick: (_ view: AnyViewNode, _ isFinal: Bool) -> Void = { _, _ in }
  /// The overdraw of the most recently examined drawing.
  private var overdraw: (drawing: DisplayNode, value: Overdraw)?
  private var shown: (drawing: DisplayNode, marks: Marks, result: DisplayNode)?

  private var graph: ViewGraph { host.graph }

  init(_ host: ViewHost) {
    self.host = host
    recorder = FrameRecorder(host.graph)
  }

  /// Ends the inspection and restores the window.
  func end() {
    graph.recorder = nil
    host.inspection = nil
    graph.needFrame()
  }

  // MARK: Drawing

  /// Returns the drawing of the content with the marks over it. The same drawing and marks result in the same display node.
  func marking(_ drawing: DisplayNode) -> DisplayNode {
    guard marks != Marks() else { return drawing }
    if let shown, shown.drawing === drawing, shown.marks == marks { return shown.result }
    var layers = [drawing]
    if marks.overdraw { layers += Self.heat(overdraw(of: drawing)) }
    if marks.borders { layers.append(borders()) }
    if let selection = marks.selection { layers += Self.highlight(selection) }
    let result = DisplayNode(.group(layers))
    shown = (drawing, marks, result)
    return result
  }

  func overdraw(of drawing: DisplayNode) -> Overdraw {
    if let overdraw, overdraw.drawing === drawing { return overdraw.value }
    let value = Overdraw(of: drawing, size: host.size)
    overdraw = (drawing, value)
    return value
  }

  /// The colors of Android's developer options, for areas that are painted two, three, four, or more times.
  static let heatColors: [(times: ClosedRange<Int>, color: RGBA)] = [
    (2...2, RGBA(red: 0.1, green: 0.35, blue: 1, alpha: 0.35)), (3...3, RGBA(red: 0.1, green: 0.75, blue: 0.2, alpha: 0.4)),
    (4...4, RGBA(red: 1, green: 0.45, blue: 0.6, alpha: 0.45)), (5...255, RGBA(red: 0.9, green: 0.05, blue: 0.05, alpha: 0.5)),
  ]

  private static func heat(_ overdraw: Overdraw) -> [DisplayNode] {
    heatColors.compactMap { times, color in
      var path = Path()
      path.addRects(overdraw.rects(painted: times))
      return path.isEmpty ? nil : DisplayNode(.fill(path, FillStyle(antialiased: false), .color(color)))
    }
  }

  private func borders() -> DisplayNode {
    var path = Path()
    let window = CGRect(origin: .zero, size: host.size)
    func add(_ box: LayoutBox, _ transform: CGAffineTransform) {
      guard box.isPlaced, !box.isBeingRemoved else { return }
      let transform = box.transformToParent.concatenating(transform)
      let frame = CGRect(origin: .zero, size: box.presentedSize).applying(transform)
      if frame.isFinite, frame.intersects(window), frame.width > 0, frame.height > 0 { path.addRect(frame.insetBy(dx: 0.5, dy: 0.5)) }
      for child in box.children { add(child, transform) }
    }
    for child in graph.rootBox.children { add(child, .identity) }
    return DisplayNode(
      .stroke(path, StrokeStyle(lineWidth: 1), .color(RGBA(red: 0.95, green: 0.2, blue: 0.55, alpha: 0.7))))
  }

  private static func highlight(_ frame: CGRect) -> [DisplayNode] {
    let color = RGBA(red: 0.2, green: 0.5, blue: 1)
    return [
      DisplayNode(.color(color.multiplyingAlpha(by: 0.25), frame)),
      DisplayNode(
        .stroke(Path(frame.insetBy(dx: min(1, frame.width / 2), dy: min(1, frame.height / 2))), StrokeStyle(lineWidth: 2), .color(color))),
    ]
  }

  // MARK: Picking

  /// Handles an event that selects a view, and returns `false` if the event belongs to the content.
  func take(_ event: PointerEvent) -> Bool {
    guard isPicking else { return false }
    switch event.phase {
    case .move, .down:
      if let view = view(at: event.location) { didPick(view, event.phase == .down) }
    case .up:
      // The picking ends with the release rather than the press, because the content would receive the release otherwise.
      isPicking = false
    case .cancel, .leave: break
    }
    return true
  }

  func take(_ event: KeyEvent) -> Bool {
    guard isPicking else { return false }
    if event.key == .escape { isPicking = false }
    return true
  }

  /// Returns the innermost view in the program's code that contains a point. If views overlap, it is the topmost one.
  private func view(at point: CGPoint) -> AnyViewNode? {
    guard let root = graph.root else { return nil }
    func find(in views: [InspectedView]) -> AnyViewNode? {
      for view in views.reversed() {
        if let inner = find(in: view.children) { return inner }
        if let node = InspectedView.node(view.id, below: root), InspectedView.frame(of: node)?.contains(point) == true { return node }
      }
      return nil
    }
    return find(in: InspectedView.views(at: root, withInternals: false))
  }
}
