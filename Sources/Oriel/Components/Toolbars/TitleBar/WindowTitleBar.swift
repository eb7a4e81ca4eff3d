import Foundation

/// The replacement of a window's title bar by the bars at the window's top edge, if the platform has buttons that can be above the content.
///
/// After each layout the object compares the frames of the bars with those of the buttons. As long as bars are below all of the buttons,
/// the platform omits its title bar, and the bars reserve space for the buttons.
@MainActor
package final class WindowTitleBar: FrameParticipant {
  private struct WeakPart { weak var part: (any TitleBarPart)? }

  unowned let graph: ViewGraph
  private var parts: [WeakPart] = []

  /// The widths that the window's buttons take of the content, or `nil` if the platform keeps its title bar.
  package var buttons: WindowButtonInsets? {
    didSet {
      guard buttons != oldValue else { return }
      arrange()
      graph.needFrame()
    }
  }

  /// The title of the window, for a bar without a title of its own, or `nil` if the window's style shows none.
  package var title: String? {
    didSet { if title != oldValue, isReplaced { titleMayHaveChanged() } }
  }

  /// The height of the content's bars that replace the title bar, in points, or `nil` if there are none.
  package private(set) var height: CGFloat?
  /// Indicates whether bars of the content replace the title bar.
  package var isReplaced: Bool { height != nil }
  private var reported: CGFloat?
  /// Called when `height` has changed, before the frame is drawn.
  package var didChange: (CGFloat?) -> Void = { _ in }
  /// Called when the title of a bar without one of its own may have changed.
  var titleMayHaveChanged: () -> Void = {}

  init(graph: ViewGraph) { self.graph = graph }

  var rank: FrameRank { .appearance }

  /// The title that a bar without one of its own shows, or `nil` if there is none.
  var shownTitle: String? { isReplaced ? title : nil }

  func add(_ part: any TitleBarPart) {
    parts.removeAll { $0.part == nil }
    parts.append(WeakPart(part: part))
  }

  // MARK: Frames

  /// The counts of the layout for which the bars were last arranged.
  private var arrangedFor: (placed: Int, parts: Int)?

  func layoutDidEnd() {
    guard !parts.isEmpty || isReplaced else { return }
    // In a frame without placed boxes, no bar has moved.
    let current = (graph.counts.placed, parts.count)
    guard arrangedFor.map({ $0 != current }) ?? true else { return }
    arrangedFor = current
    arrange()
  }

  func frameWillDraw() {
    guard height != reported else { return }
    reported = height
    didChange(height)
  }

  private func arrange() {
    let window = graph.rootBox.size
    guard window.width >= 1, window.height >= 1 else { return }
    let hasMenus = graph.rootBox.menuBar?.isAttached == true
    let offered = hasMenus ? nil : buttons
    var isCovered = (left: false, right: false)
    var highest: CGFloat = 0
    var atTop: [(part: any TitleBarPart, frame: CGRect)] = []
    for part in parts.lazy.compactMap(\.part) where part.isAttached && part.isPlaced && !part.isBeingRemoved {
      let frame = part.placedFrame
      part.didPlace(at: frame, in: window)
      guard abs(frame.minY) < 0.5 else {
        part.setButtonRoom(WindowButtonInsets())
        continue
      }
      atTop.append((part, frame))
      let partHeight = part.titleBarHeight
      guard let offered, partHeight > 0 else { continue }
      highest = max(highest, partHeight)
      if frame.minX < 0.5, frame.maxX >= offered.left { isCovered.left = true }
      if frame.maxX > window.width - 0.5, frame.minX <= window.width - offered.right { isCovered.right = true }
    }
    let wasReplaced = isReplaced
    height = offered.map { covers($0, isCovered) } == true ? highest : nil
    let room = isReplaced ? offered ?? WindowButtonInsets() : WindowButtonInsets()
    for (part, frame) in atTop { part.setButtonRoom(room.overlap(with: frame, windowWidth: window.width)) }
    if isReplaced != wasReplaced { titleMayHaveChanged() }
  }

  /// Returns `true` if bars are below all buttons. In a window without buttons, a bar along the whole edge is required for the title.
  private func covers(_ buttons: WindowButtonInsets, _ isCovered: (left: Bool, right: Bool)) -> Bool {
    guard buttons != WindowButtonInsets() else { return isCovered.left && isCovered.right }
    return (isCovered.left || buttons.left == 0) && (isCovered.right || buttons.right == 0)
  }

  // MARK: Presses

  /// Returns `true` if a press at a location in the window is on a bar that replaces the title bar, and no view in the bar handles it.
  package func isFree(at point: CGPoint) -> Bool {
    guard isReplaced, let hit = graph.rootBox.hitTest(point) else { return false }
    var box: LayoutBox? = hit
    while let current = box {
      if let part = current as? any TitleBarPart { return part.isTitleBar(hit) && abs(part.placedFrame.minY) < 0.5 }
      if (current as? any GestureSource)?.gestureMember != nil || (current as? any FocusTarget)?.canBeFocused == true { return false }
      box = current.parent
    }
    return false
  }
}

@MainActor private let windowTitleBar = GraphService<WindowTitleBar> { graph in
  let made = WindowTitleBar(graph: graph)
  graph.participants.add(made)
  return made
}

extension ViewGraph {
  package var titleBar: WindowTitleBar { service(windowTitleBar) }
}
