import Foundation

/// What keeps the window's views, or those of a layer, from going up with a keyboard that another layer's text has: what a presentation
/// covers doesn't move.
///
/// While the keyboard types elsewhere these views follow it down, and not up. When it types here they come to it.
@MainActor
final class KeyboardHold {
  private unowned let part: LayoutBox
  /// The most of the keyboard's inset that these views keep clear of; nil is all.
  private var limit: CGFloat?
  private var release: Presented<CGFloat>?

  init(_ part: LayoutBox) { self.part = part }

  private var graph: ViewGraph { part.graph }

  func inset(_ inset: CGFloat) -> CGFloat { limit.map { min($0, inset) } ?? inset }

  /// The keyboard is about to have another inset, or text elsewhere has the focus; `owner` is what it types into, if anything.
  func update(owner: LayoutBox?, old: CGFloat, new: CGFloat) {
    if new == 0 {
      let wasHeld = limit != nil
      stop()
      if wasHeld { part.setNeedsLayout() }
    } else if let owner, owner !== part {
      stopRelease()
      limit = min(limit ?? old, new)
    } else if owner === part, let limit, release == nil {
      let way = Presented<CGFloat>(limit, box: part) { [weak self] _ in self?.didMove() }
      release = way
      way.set(new, transaction: Transaction(animation: .easeOut(duration: 0.25)), graph: graph)
    } else if let limit {
      self.limit = min(limit, new)
    }
  }

  private func didMove() {
    guard let release else { return }
    limit = release.value
    if !release.isRunning {
      self.release = nil
      limit = nil
    }
    part.setNeedsLayout()
  }

  private func stop() {
    stopRelease()
    limit = nil
  }

  private func stopRelease() {
    let running = release
    release = nil
    running?.stop(graph: graph)
  }
}

extension LayoutBox {
  /// What keeps the box's content from following the keyboard; nil but for the window's own views and its layers.
  final var keyboardHold: KeyboardHold? { (self as? WindowLayerBox)?.hold ?? (self as? RootBox)?.hold }

  /// The window's safe area for what is inside of the box.
  final var windowSafeArea: SafeArea {
    var result = graph.rootBox.safeArea
    guard result.keyboard.bottom > 0 else { return result }
    var box: LayoutBox? = self
    while let current = box {
      if let hold = current.keyboardHold {
        result.keyboard.bottom = hold.inset(result.keyboard.bottom)
        break
      }
      box = current.parent
    }
    return result
  }
}
