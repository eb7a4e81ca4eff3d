import Foundation
import OrielDrawing
import OrielModel

/// The emoji above the row of their groups: columns that scroll horizontally, with boxes for the visible ones only.
@MainActor
final class EmojiGrid: LayoutBox, DrawingEffect, FrameAnimator {
  private unowned let panel: KeyboardPanel
  /// The columns, with the emoji of each from the top. Each group begins with a new column.
  private var columns: [[Emoji]] = []
  /// The index of the first column of each group. The recent emoji are the first group.
  private var starts: [Int] = []
  private(set) var boxes: [KeyBox] = []
  private var first = -1
  private var offset: CGFloat = 0
  private var velocity: CGFloat = 0
  private var lastTick: TimeInterval?
  /// The motion of the columns after a turn of the wheel.
  private var wheel: WheelMotion?

  static let rowCount = 4
  private static let widestColumn: CGFloat = 56

  init(panel: KeyboardPanel) {
    self.panel = panel
    super.init(node: nil)
    graph = panel.graph
    fill()
  }

  /// Creates the columns. The recent emoji come first, in the order in which they were when the plane was opened.
  private func fill() {
    let catalog = EmojiCatalog.standard
    let recents = panel.keyboard.recents.list.compactMap { text in
      catalog.emoji(text)?.typed(as: text)
    }
    for group in [recents] + catalog.groups {
      starts.append(columns.count)
      for start in stride(from: 0, to: group.count, by: Self.rowCount) {
        columns.append(Array(group[start..<min(start + Self.rowCount, group.count)]))
      }
    }
  }

  // MARK: Layout

  override var sizing: BoxSizing { .fixed(size) }

  override func layoutChildren() { layOutPinned(children) }

  override func layoutDidChange(_ change: LayoutChange) { if change == .resized { place(anew: true) } }

  private var columnWidth: CGFloat { size.width / max(1, (size.width / Self.widestColumn).rounded(.up)) }

  private var longest: CGFloat { max(0, CGFloat(columns.count) * columnWidth - size.width) }

  /// The group whose columns are at the leading edge. 0 is the group of recent emoji.
  var group: Int {
    let column = Int((offset / max(1, columnWidth)).rounded())
    return starts.lastIndex { $0 <= column } ?? 0
  }

  func show(group: Int) {
    stop()
    move(to: CGFloat(starts[group]) * columnWidth)
  }

  private func place(anew: Bool = false) {
    guard size.width > 1, size.height > 1, !columns.isEmpty else { return }
    let (width, height) = (columnWidth, size.height / CGFloat(Self.rowCount))
    let start = min(columns.count - 1, Int(offset / width))
    let shown = columns[start..<min(columns.count, Int((offset + size.width) / width) + 1)]
    if anew || start != first || boxes.count != shown.reduce(0, { $0 + $1.count }) {
      first = start
      let keys = shown.joined().map(key)
      let hasOtherCount = boxes.count != keys.count
      for (index, key) in keys.enumerated() {
        if index < boxes.count { boxes[index].update(key) } else { boxes.append(KeyBox(key, panel: panel)) }
      }
      boxes.removeLast(boxes.count - keys.count)
      if hasOtherCount { replaceChildren(boxes) }
    }
    var index = 0
    for (column, emoji) in shown.enumerated() {
      for row in emoji.indices {
        boxes[index].pin(
          CGRect(x: CGFloat(start + column) * width - offset, y: CGFloat(row) * height, width: width, height: height))
        index += 1
      }
    }
  }

  private func key(_ emoji: Emoji) -> Key {
    var key = Key(.emoji(emoji.text), label: emoji.text)
    key.more = emoji.tones
    key.capitalMore = key.more
    key.spoken = panel.keyboard.emojiNames?.name(of: emoji.text) ?? emoji.name
    return key
  }

  /// Called when the names of emoji in another language are available.
  func namesDidChange() { place(anew: true) }

  func key(at point: CGPoint) -> KeyBox? { boxes.first { $0.presentedFrame.covers(point) } }

  // MARK: Moving

  /// Scrolls the columns with a finger, up to their ends.
  func drag(by distance: CGFloat) {
    stop()
    move(to: offset - distance)
  }

  private func move(to newOffset: CGFloat) {
    let old = group
    offset = min(max(0, newOffset), longest)
    place()
    if group != old { panel.groupDidChange() }
    graph.needFrame()
  }

  /// Starts the deceleration after a drag, with a velocity in points per second.
  func fling(_ newVelocity: CGFloat) {
    guard abs(newVelocity) > 60 else { return }
    velocity = -newVelocity
    lastTick = nil
    graph.addAnimator(self)
  }

  /// Scrolls the columns by a wheel or a touchpad. The columns scroll horizontally only, so the axis with the larger distance counts.
  func scroll(_ event: ScrollEvent) {
    func along(_ size: CGSize) -> CGFloat { abs(size.width) > abs(size.height) ? size.width : size.height }
    switch event.phase {
    case .step:
      var motion = wheel ?? WheelMotion(at: graph.now, position: offset, bounds: 0...longest)
      motion.add(along(event.delta), at: graph.now)
      stop()
      wheel = motion
      graph.addAnimator(self)
    case .began, .changed: drag(by: -along(event.delta))
    case .ended(let velocity): fling(-along(velocity))
    }
  }

  func stop() {
    wheel = nil
    velocity = 0
    graph.removeAnimator(self)
  }

  /// Advances the motion. After a drag, the velocity halves every 0.3 seconds.
  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool {
    if let wheel {
      move(to: wheel.value(at: time).position)
      if wheel.isFinished(at: time) { self.wheel = nil }
      return self.wheel != nil
    }
    let step = lastTick.map { min(0.05, time - $0) } ?? 0
    lastTick = time
    guard step > 0 else { return true }
    velocity *= pow(0.5, step / 0.3)
    let old = offset
    move(to: offset + velocity * step)
    return abs(velocity) > 20 && offset != old
  }

  // MARK: Drawing

  override var drawingEffect: (any DrawingEffect)? { self }

  func applyEffect(to node: DisplayNode) -> DisplayNode {
    DisplayNode(.clip(Path(CGRect(origin: .zero, size: presentedSize)), FillStyle(), node))
  }

  override func hitContent(_ point: CGPoint) -> LayoutBox? { hitChildren(point, orSelfIn: CGRect(origin: .zero, size: size)) }
}
