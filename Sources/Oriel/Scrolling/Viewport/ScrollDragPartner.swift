import Foundation

/// An ancestor of scroll views that takes part in their vertical drags, such as a sheet. It receives each distance before the content on
/// the way up, and after the content on the way down. Distances are those of offsets: positive if the content moves up.
@MainActor
protocol ScrollDragPartner: LayoutBox {
  /// Indicates whether the box takes part in a drag that begins now.
  func takesScrollDrags(of device: PointerEvent.Device) -> Bool
  func scrollDragBegan()
  /// Moves by a part of the distance, and returns the rest.
  func takeScrollDrag(_ distance: CGFloat, contentIsAtStart: Bool) -> CGFloat
  /// Ends the drag with a velocity of the pointer, in points per second, positive downwards. Returns `true` if the partner uses the
  /// velocity.
  func scrollDragEnded(velocity: CGFloat, movedLast: Bool) -> Bool
  /// Moves to the next resting position for one step of a wheel, a drag without an end. Returns `false` if the partner doesn't handle the
  /// step.
  func takeWheelStep(_ distance: CGFloat, contentIsAtStart: Bool) -> Bool
}

extension LayoutBox {
  /// Returns the ancestors that take part in a drag, from the inside out, up to the presentation that contains the box.
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
