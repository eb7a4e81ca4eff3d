import Foundation

/// Those that have a part in one drag, from the inside out, with the scroll views that it moves.
@MainActor
struct ScrollDragPartners {
  private var partners: [any ScrollDragPartner] = []
  /// The one that moved last of all; nil if the content did.
  private weak var last: (any ScrollDragPartner)?

  init() {}

  /// The drag begins on a box.
  init(around box: LayoutBox, for device: PointerEvent.Device) {
    partners = box.dragPartners(for: device)
    for partner in partners { partner.scrollDragBegan() }
  }

  var isEmpty: Bool { partners.isEmpty }

  /// Whether one of them moved last.
  var movedLast: Bool { last != nil }

  mutating func contentMoved() { last = nil }

  /// Offers a distance; what is left.
  mutating func offer(_ distance: CGFloat, with chain: [ScrollBox]) -> CGFloat {
    var left = distance
    for partner in partners where left != 0 && partner.isAttached {
      let rest = partner.takeScrollDrag(left, contentIsAtStart: chain.isAtStart(within: partner))
      if rest != left { last = partner }
      left = rest
    }
    return left
  }

  /// Tells them of the end, with a velocity of the pointer in points a second, positive downwards; true if one of them has it.
  mutating func end(velocity: CGFloat) -> Bool {
    let (ended, last) = (partners, last)
    self = ScrollDragPartners()
    var isUsed = false
    for partner in ended where partner.isAttached {
      if partner.scrollDragEnded(velocity: velocity, movedLast: partner === last) { isUsed = true }
    }
    return isUsed
  }
}

extension [ScrollBox] {
  /// Whether all inside of a box are at their start.
  @MainActor func isAtStart(within box: LayoutBox) -> Bool { allSatisfy { !$0.isWithin(box) || !$0.canScroll(.vertical, by: -1) } }
}
