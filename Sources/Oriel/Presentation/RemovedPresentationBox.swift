import Foundation
import OrielDrawing

/// The last drawing of a presentation whose presenting view has been removed, during its removal animation.
@MainActor
final class RemovedPresentationBox: WindowLayerBox {
  private let picture: DisplayNode
  private let origin0: CGPoint
  private let height: CGFloat
  private let fades: Bool
  private let dimming: RGBA
  private let region: LayerRegion
  private let popup: Popup?
  private lazy var absence = Oriel.Presented<CGFloat>(0, box: self) { unsafeDowncast($0, to: RemovedPresentationBox.self).didMove() }

  static func show(of box: PresentationBox, in region: LayerRegion) {
    guard box.isPlaced, let picture = box.card.picture, box.absence.value < 0.998 else { return }
    let new = RemovedPresentationBox(picture, of: box, in: region)
    region.insert(new, at: box)
    new.leave()
  }

  private init(_ picture: DisplayNode, of box: PresentationBox, in region: LayerRegion) {
    let frame = box.card.presentedFrame
    self.picture = picture
    self.region = region
    origin0 = CGPoint(x: frame.minX, y: frame.minY + box.shift.value + (box.card.slides ? box.absence.value * box.card.way : 0))
    height = box.size.height - origin0.y
    fades = !box.card.slides
    dimming = box.shownDimming
    popup = box.shownPopup == nil ? nil : box.takePopup()
    super.init(graph: box.graph)
    isBeingRemoved = true
  }

  private func leave() { absence.set(1, transaction: Transaction(animation: PresentationBox.spring()), graph: graph) }

  private func didMove() {
    setNeedsDisplay()
    guard absence.value > 0.998 || !absence.isRunning else { return }
    graph.enqueueAction { [weak self] in
      guard let self else { return }
      absence.stop(graph: graph)
      region.remove(self)
      if let popup { graph.rootBox.remove(popup) }
    }
  }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    let share = min(max(absence.value, 0), 1)
    let place = CGAffineTransform(translationX: offset.x + origin0.x, y: offset.y + origin0.y + (fades ? 0 : share * height))
    var card = DisplayNode(.transform(place, picture))
    if fades { card = DisplayNode(.opacity(Double(1 - share), card)) }
    let back = dimming.multiplyingAlpha(by: Float(1 - share))
    let ground = DisplayNode(.color(back, CGRect(origin: offset, size: size)))
    guard let popup else { return DisplayNode(.group([ground, card])) }
    popup.show(card, in: popup.pictureFrame)
    return ground
  }

  override func isHidden(from search: BoxSearch) -> Bool { true }
}
