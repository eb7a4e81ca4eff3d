import Foundation
import OrielDrawing

/// The window's content area. It proposes its size to every child, and centers smaller children, as SwiftUI does.
@MainActor
package final class RootBox: LayoutBox, LayoutRegion {
  init(graph: ViewGraph) {
    layers = LayerRegion(graph: graph)
    super.init(node: nil)
    self.graph = graph
  }

  /// The insets that the platform and the keyboard cover in the window.
  var systemSafeArea = SafeArea()
  /// The insets that the window's views avoid, including those of its bars.
  var safeArea: SafeArea {
    var area = systemSafeArea
    guard let insets = bars?.insets else { return area }
    area.container.top += insets.top
    area.container.bottom += insets.bottom
    return area
  }
  /// The window's own bars, or `nil` if there has been no content for them.
  private(set) var bars: (any WindowEdgeBars)?
  /// The app's menus, which are above the bars, or `nil` if there are none.
  weak var menuBar: (any WindowMenus)?
  /// The window's own views, or `nil` if there are no menus.
  weak var viewsBelowMenus: LayoutBox?
  /// The layers above the window's views, which take no part in their layout.
  let layers: LayerRegion
  /// The layers of input above everything else, from back to front: the keyboard, its bar, the menu of a text.
  private(set) var inputLayers: [LayoutBox] = []
  /// The parts of the layers that extend beyond the window's edges in surfaces of their own, from back to front.
  private(set) var popups: [Popup] = []
  /// The container of the background that views set for the window, or `nil` if there is none.
  private var ground: CenteringBox?
  private var content: [LayoutBox] = []
  private var column = ImplicitStack()
  private(set) var backgroundColor: RGBA?

  override var sizing: BoxSizing { .independentOfContent() }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }

  /// Sets the app's views.
  func setContent(_ boxes: [LayoutBox]) {
    content = column.column(of: boxes, graph: graph)
    layersDidChange()
  }

  func add(_ layer: LayoutBox, below upper: LayoutBox? = nil) {
    let index = upper.flatMap { upper in inputLayers.firstIndex { $0 === upper } } ?? inputLayers.count
    inputLayers.insert(layer, at: index)
    layersDidChange()
  }

  func remove(_ layer: LayoutBox) {
    inputLayers.removeAll { $0 === layer }
    layersDidChange()
  }

  func add(_ popup: Popup) { popups.append(popup) }

  func remove(_ popup: Popup) { popups.removeAll { $0 === popup } }

  func layersDidChange() {
    replaceChildren((ground.map { [$0] } ?? []) + content + (bars.map { [$0] } ?? []) + layers.boxes + inputLayers)
  }

  /// Sets the window's bars, or removes them if `newBars` is `nil`.
  func setBars(_ newBars: (any WindowEdgeBars)?) {
    guard newBars != nil || bars != nil else { return }
    bars = newBars
    layersDidChange()
    safeAreaDidChange()
  }

  func safeAreaDidChange() {
    bars?.setNeedsLayout()
    menuBar?.barsDidChange()
    setNeedsLayout()
    for layer in layers.boxes { layer.setNeedsLayout() }
  }

  /// Indicates whether views set a background for the window.
  var hasCustomBackground: Bool { ground != nil }

  /// Sets the boxes of the window's background, or removes it if there are none.
  func setBackgroundBoxes(_ boxes: [LayoutBox], node: AnyViewNode) {
    guard !boxes.isEmpty || ground != nil else { return }
    let hadGround = hasCustomBackground
    if boxes.isEmpty {
      ground?.replaceChildren([])
      ground?.detach()
      ground = nil
    } else {
      let holder = ground ?? CenteringBox(node: node)
      holder.replaceChildren(boxes)
      ground = holder
    }
    layersDidChange()
    if hasCustomBackground != hadGround { backgroundDidChange() }
  }

  var laysOutForWindow: Bool { true }

  /// Returns the size of the window's views for a proposal, including the container's insets.
  func idealSize(for proposal: ProposedViewSize) -> CGSize {
    let insets = safeArea.container
    let (across, down) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let inner = ProposedViewSize(
      width: proposal.width.map { max(0, $0 - across) }, height: proposal.height.map { max(0, $0 - down) })
    var size = CGSize.zero
    for box in content where !box.isBeingRemoved {
      let own = box.measure(inner)
      size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    return CGSize(width: size.width + across, height: size.height + down)
  }

  private(set) lazy var hold = KeyboardInsetLimit(self)

  private lazy var frames = RelativeFrames(self, room: room)

  override var layoutRegion: (any LayoutRegion)? { self }

  var relativeFrames: RelativeFrames? { frames }

  private var room: ProposedViewSize { ProposedViewSize(CGRect(origin: .zero, size: size).inset(by: safeArea.container).size) }

  override func layoutChildren() {
    frames.settle(room)
    ground?.place(at: .zero, proposal: proposal)
    layOutInWindow(content, alignment: .center)
    if let bars {
      bars.place(at: .zero, proposal: proposal)
      bars.stand(below: menuBar)
    }
    for layer in layers.boxes { layer.place(at: .zero, proposal: proposal) }
    layOutPinned(inputLayers)
  }

  package func setBackground(_ color: RGBA?) {
    guard color != backgroundColor else { return }
    backgroundColor = color
    setNeedsDisplay()
  }

  /// Returns the drawing of the whole window.
  func displayNode() -> DisplayNode {
    displayNode(at: .zero) ?? .empty
  }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    guard let backgroundColor else { return nil }
    return DisplayNode(.color(backgroundColor, CGRect(origin: .zero, size: size)), isBackground: true)
  }
}

extension CGRect {
  func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }

  func outset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: width + insets.leading + insets.trailing,
      height: height + insets.top + insets.bottom)
  }
}
