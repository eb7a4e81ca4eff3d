import Foundation

/// What stands around scroll views and has a part in their vertical drags, as a sheet has: it is offered each distance before the content on the way
/// up, and after it on the way down. Distances are those of offsets: positive where content would go up.
@MainActor
protocol ScrollDragPartner: LayoutBox {
  /// Whether it wants to have a part in a drag that begins now.
  func takesScrollDrags(of device: PointerEvent.Device) -> Bool
  func scrollDragBegan()
  /// Moves by as much of the distance as it takes; what is left.
  func takeScrollDrag(_ distance: CGFloat, contentIsAtStart: Bool) -> CGFloat
  /// The drag is over, with a velocity of the pointer in points a second, positive downwards. Whether the velocity is used up.
  func scrollDragEnded(velocity: CGFloat, movedLast: Bool) -> Bool
  /// A wheel turns by one step, a drag without an end: goes to the next place where it rests, or leaves the step to others.
  func takeWheelStep(_ distance: CGFloat, contentIsAtStart: Bool) -> Bool
}

extension LayoutBox {
  /// Those around that have a part in a drag, from the inside out, as far as the presentation that the box is in.
  final func dragPartners(for device: PointerEvent.Device) -> [any ScrollDragPartner] {
    var partners: [any ScrollDragPartner] = []
    var box: LayoutBox? = self
    while let current = box {
      if let partner = current as? any ScrollDragPartner, partner.takesScrollDrags(of: device) { partners.append(partner) }
      if let layer = current as? WindowLayerBox, layer.isPresentation { break }
      box = current.parent
    }
    return partners
  }
}
