import Foundation

/// The limit on the keyboard's inset for the window's views, or for those of a layer, while the keyboard belongs to text in another layer.
/// Views that a presentation covers don't move.
///
/// While the keyboard types into another layer, these views follow it down but not up. When it types into this one, they animate to its
/// inset.
@MainActor
final class KeyboardInsetLimit {
  private unowned let part: LayoutBox
  /// The maximum of the keyboard's inset that applies to these views, or `nil` if the whole inset applies.
  private var limit: CGFloat?
  private var release: Presented<CGFloat>?

  init(_ part: LayoutBox) { self.part = part }

  private var graph: ViewGraph { part.graph }

  func inset(_ inset: CGFloat) -> CGFloat { limit.map { min($0, inset) } ?? inset }

  /// Updates the limit before the keyboard's inset or the focus changes. `owner` is the layer that the keyboard types into, if any.
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
  /// The limit on the keyboard's inset for the box's content, or `nil` if the box is neither the window's root nor one of its layers.
  final var keyboardHold: KeyboardInsetLimit? { (self as? WindowLayerBox)?.hold ?? (self as? RootBox)?.hold }

  /// The window's safe area for descendants of the box.
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
