import Foundation

/// Lets the bars at a window's top edge take the place of its title bar, where the platform has buttons that can stand on the content.
///
/// After each layout it compares where the bars are with where the buttons would be. As long as bars lie under all of them, the platform
/// leaves its title bar out, and the bars make room for the buttons.
@MainActor
package final class WindowTitleBar: FrameParticipant {
  private struct WeakPart { weak var part: (any TitleBarPart)? }

  unowned let graph: ViewGraph
  private var parts: [WeakPart] = []

  /// What the window's buttons would take of the content; nil where the platform keeps its title bar.
  package var buttons: WindowButtonRoom? {
    didSet {
      guard buttons != oldValue else { return }
      arrange()
      graph.needFrame()
    }
  }

  /// What the window is called, for a bar that has no title of its own; nil where the window's style shows none.
  package var title: String? {
    didSet { if title != oldValue, isReplaced { titleMayHaveChanged() } }
  }

  /// Points that the content's bars in the title bar's place are high; nil where there are none.
  package private(set) var height: CGFloat?
  /// Whether bars of the content stand in the title bar's place.
  package var isReplaced: Bool { height != nil }
  private var reported: CGFloat?
  /// Called when `height` has changed, before the frame is drawn.
  package var didChange: (CGFloat?) -> Void = { _ in }
  /// Called when a bar without a title shows another one, or none.
  var titleMayHaveChanged: () -> Void = {}

  init(graph: ViewGraph) { self.graph = graph }

  var rank: FrameRank { .appearance }

  /// The title that a bar without one shows.
  var shownTitle: String? { isReplaced ? title : nil }

  func add(_ part: any TitleBarPart) {
    parts.removeAll { $0.part == nil }
    parts.append(WeakPart(part: part))
  }

  // MARK: Frames

  /// Which layout the bars were arranged for last.
  private var arrangedFor: (placed: Int, parts: Int)?

  func layoutDidEnd() {
    guard !parts.isEmpty || isReplaced else { return }
    // A frame that places no box moves no bar.
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
    for part in parts.lazy.compactMap(\.part) where part.isAttached && part.isPlaced && !part.isLeaving {
      let frame = part.placedFrame
      part.didPlace(at: frame, in: window)
      guard abs(frame.minY) < 0.5 else {
        part.setButtonRoom(WindowButtonRoom())
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
    let room = isReplaced ? offered ?? WindowButtonRoom() : WindowButtonRoom()
    for (part, frame) in atTop { part.setButtonRoom(room.overlap(with: frame, windowWidth: window.width)) }
    if isReplaced != wasReplaced { titleMayHaveChanged() }
  }

  /// Whether bars lie under all buttons. Where the window has none, a bar along the whole edge stands for the title.
  private func covers(_ buttons: WindowButtonRoom, _ isCovered: (left: Bool, right: Bool)) -> Bool {
    guard buttons != WindowButtonRoom() else { return isCovered.left && isCovered.right }
    return (isCovered.left || buttons.left == 0) && (isCovered.right || buttons.right == 0)
  }

  // MARK: Presses

  /// Whether a press at a point of the window is on a bar that stands in the title bar's place, and on nothing in it that takes presses.
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
