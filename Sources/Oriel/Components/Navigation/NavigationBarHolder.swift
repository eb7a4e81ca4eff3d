import Foundation
import OrielDrawing

/// A box that holds the views of a bar, and hides them while the bar isn't visible.
@MainActor
class NavigationBarHolder: LayoutBox, DrawingEffect {
  private(set) var isShown = false
  private var height: CGFloat = 0
  /// The distance by which the bar is moved down, in points.
  fileprivate(set) final var shift: CGFloat = 0

  init(graph: ViewGraph) {
    super.init(node: nil)
    self.graph = graph
  }

  /// The screen determines the frame.
  override var sizing: BoxSizing { .independentOfContent(if: isPlaced) }

  func show(_ shown: Bool, in frame: CGRect, height: CGFloat) {
    self.height = height
    pin(frame)
    layOutBar()
    guard shown != isShown else { return }
    isShown = shown
    setNeedsDisplay()
    graph.input.barriersDidChange()
  }

  final func setShift(_ newShift: CGFloat) {
    guard newShift != shift else { return }
    shift = newShift
    setNeedsDisplay()
    graph.geometryDidChange()
  }

  override var drawingEffect: (any DrawingEffect)? { shift != 0 ? self : nil }

  var effectTransform: CGAffineTransform { CGAffineTransform(translationX: 0, y: shift) }

  func applyEffect(to node: DisplayNode) -> DisplayNode { DisplayNode(.transform(effectTransform, node)) }

  private func layOutBar() {
    for child in children where !child.isBeingRemoved {
      child.place(at: .zero, proposal: ProposedViewSize(width: size.width, height: height))
    }
  }

  override func layoutChildren() { layOutBar() }

  /// The ideal width of the bar, in points.
  var idealWidth: CGFloat { children.filter { !$0.isBeingRemoved }.map { $0.measure(.unspecified).width }.max() ?? 0 }

  override func isHidden(from search: BoxSearch) -> Bool { !isShown }

  override func drawing(at offset: CGPoint) -> DisplayNode? { isShown ? super.drawing(at: offset) : nil }
}

/// A box that holds the large title, which scrolls with the content and is clipped by the bar.
@MainActor
final class NavigationTitleHolder: NavigationBarHolder {
  private var isVisible = false

  func set(shift newShift: CGFloat, isVisible newSeen: Bool) {
    guard newShift != shift || newSeen != isVisible else { return }
    shift = newShift
    isVisible = newSeen
    setNeedsDisplay()
  }

  override func isHidden(from search: BoxSearch) -> Bool { !isShown || !isVisible }

  override func applyEffect(to node: DisplayNode) -> DisplayNode {
    let moved = super.applyEffect(to: node)
    return shift < 0 ? DisplayNode(.clip(Path(CGRect(origin: .zero, size: size)), FillStyle(), moved)) : moved
  }

  override func drawing(at offset: CGPoint) -> DisplayNode? { isVisible ? super.drawing(at: offset) : nil }
}

/// The background of a bar under which content scrolls.
@MainActor
final class NavigationBackdropBox: LayoutBox, DrawingEffect {
  private let edge: VerticalEdge
  private var bar = NavigationOptions.Bar()
  private var share: CGFloat = 0

  init(edge: VerticalEdge, graph: ViewGraph) {
    self.edge = edge
    super.init(node: nil)
    self.graph = graph
  }

  override var sizing: BoxSizing { .independentOfContent(if: isPlaced) }

  /// Sets the options of the bar. `automaticShare` is the opacity of an automatic background, and is clamped to `0...1`.
  func set(_ newBar: NavigationOptions.Bar, share automaticShare: CGFloat) {
    let newShare: CGFloat =
      switch newBar.backgroundVisibility ?? .automatic {
      case .automatic: min(max(automaticShare, 0), 1)
      case .visible: 1
      case .hidden: 0
      }
    guard newBar != bar || newShare != share else { return }
    bar = newBar
    share = newShare
    setNeedsDisplay()
    drawer?.setNeedsDisplay()
  }

  /// The drawer that draws the background behind itself and the bar, because it is between the bar and the content, or `nil` if there is
  /// none.
  private weak var drawer: NavigationDrawerBox?
  private var isLent = false

  func lend(to newDrawer: NavigationDrawerBox?) {
    drawer = newDrawer
    guard isLent != (newDrawer != nil) else { return }
    isLent.toggle()
    setNeedsDisplay()
  }

  /// The color scheme of the bar's views, or `nil` for that of the environment. A bar without a visible background has the environment's
  /// color scheme.
  var scheme: ColorScheme? { share > 0 ? bar.colorScheme : nil }

  private var shift: CGFloat = 0

  /// Moves the background down by a distance, in points.
  func setShift(_ newShift: CGFloat) {
    guard newShift != shift else { return }
    shift = newShift
    setNeedsDisplay()
  }

  override var drawingEffect: (any DrawingEffect)? { shift != 0 ? self : nil }

  var effectTransform: CGAffineTransform { CGAffineTransform(translationX: 0, y: shift) }

  func applyEffect(to node: DisplayNode) -> DisplayNode { DisplayNode(.transform(effectTransform, node)) }

  override func drawContent(at offset: CGPoint) -> DisplayNode? { isLent ? nil : look(in: CGRect(origin: offset, size: size)) }

  func look(in rect: CGRect) -> DisplayNode? {
    guard share > 0, rect.height > 0 else { return nil }
    var environment = environment
    if let scheme { environment.colorScheme = scheme }
    var nodes: [DisplayNode] = []
    if let style = bar.background {
      nodes.append(style._paint(in: environment, level: 0).drawing(in: rect) { DisplayNode(.fill(Path(rect), FillStyle(), $0)) })
    } else {
      nodes.append(DisplayNode(.color(ScrollBox.barColor.resolved(in: environment), rect)))
    }
    let line = 1 / max(1, environment.displayScale)
    nodes.append(
      DisplayNode(
        .color(
          Color(.system(.separator)).resolved(in: environment),
          CGRect(x: rect.minX, y: edge == .top ? rect.maxY - line : rect.minY, width: rect.width, height: line))))
    return DisplayNode(.opacity(Double(share), DisplayNode(.group(nodes))))
  }

  /// The background blocks hits on the content under the bar.
  override func hitContent(_ point: CGPoint) -> LayoutBox? { hitChildren(point, orSelfIn: CGRect(origin: .zero, size: size)) }

  override func isHidden(from search: BoxSearch) -> Bool { search == .accessibility }
}
