import Foundation

/// The partners in one drag, from the inside out. They share the drag with the scroll views that it moves.
@MainActor
struct ScrollDragPartners {
  private var partners: [any ScrollDragPartner] = []
  /// The partner that moved last, or `nil` if the content did.
  private weak var last: (any ScrollDragPartner)?

  init() {}

  /// Begins a drag on a box.
  init(around box: LayoutBox, for device: PointerEvent.Device) {
    partners = box.dragPartners(for: device)
    for partner in partners { partner.scrollDragBegan() }
  }

  var isEmpty: Bool { partners.isEmpty }

  /// Indicates whether a partner moved last.
  var movedLast: Bool { last != nil }

  mutating func contentMoved() { last = nil }

  /// Passes a distance to the partners, and returns the rest.
  mutating func offer(_ distance: CGFloat, with chain: [ScrollBox]) -> CGFloat {
    var left = distance
    for partner in partners where left != 0 && partner.isAttached {
      let rest = partner.takeScrollDrag(left, contentIsAtStart: chain.isAtStart(within: partner))
      if rest != left { last = partner }
      left = rest
    }
    return left
  }

  /// Ends the drag with a velocity of the pointer, in points per second, positive downwards. Returns `true` if a partner uses the velocity.
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
  /// Indicates whether all scroll views inside a box are at their start.
  @MainActor func isAtStart(within box: LayoutBox) -> Bool { allSatisfy { !$0.isWithin(box) || !$0.canScroll(.vertical, by: -1) } }
}
