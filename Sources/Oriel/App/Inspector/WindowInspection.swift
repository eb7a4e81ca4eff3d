import Foundation
import OrielDrawing

/// What an inspector follows and shows of one window: the window's frames, what is drawn over its content, and the view that somebody points at.
@MainActor
final class WindowInspection {
  /// What is drawn over the window's content.
  struct Marks: Equatable {
    /// An outline around each box of the layout.
    var borders = false
    /// How often each place is painted.
    var overdraw = false
    /// In the window's points; nil where no view is marked.
    var selection: CGRect?
  }

  let recorder: FrameRecorder
  private unowned let host: ViewHost
  var marks = Marks() { didSet { if marks != oldValue { graph.needFrame() } } }
  /// Whether the pointer chooses a view, in place of reaching the content.
  var isPicking = false
  /// A view was pointed at; `isFinal` where it was clicked.
  var didPick: (_ view: AnyViewNode, _ isFinal: Bool) -> Void = { _, _ in }
  /// The overdraw of the last drawing that it was asked of.
  private var overdraw: (drawing: DisplayNode, value: Overdraw)?
  private var shown: (drawing: DisplayNode, marks: Marks, result: DisplayNode)?

  private var graph: ViewGraph { host.graph }

  init(_ host: ViewHost) {
    self.host = host
    recorder = FrameRecorder(host.graph)
  }

  /// Ends the inspection: the window is as it was.
  func end() {
    graph.recorder = nil
    host.inspection = nil
    graph.needFrame()
  }

  // MARK: Drawing

  /// The content's drawing with the marks over it. The same drawing with the same marks gives the same node.
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

  /// The colours that Android's developer options use: painted twice, three times, four times, more often.
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
      guard box.isPlaced, !box.isLeaving else { return }
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

  /// Takes an event that chooses a view; false where it is the content's.
  func take(_ event: PointerEvent) -> Bool {
    guard isPicking else { return false }
    switch event.phase {
    case .move, .down:
      if let view = view(at: event.location) { didPick(view, event.phase == .down) }
    case .up:
      // Not with the press: the release would be the content's.
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

  /// The innermost view of the program, or of what it has written, that holds a point; of several the one in front.
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
