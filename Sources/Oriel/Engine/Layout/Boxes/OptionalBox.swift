import OrielDrawing

/// A box that its container shows or hides in layout. A hidden one isn't drawn, and takes no part in hit testing and accessibility.
@MainActor
class OptionalBox: WrapperBox {
  final var isShown = false {
    didSet { if isShown != oldValue { setNeedsDisplay() } }
  }

  override func drawing(at offset: CGPoint) -> DisplayNode? {
    let node = super.drawing(at: offset)
    return isShown ? node : nil
  }

  override func isHidden(from search: BoxSearch) -> Bool { !isShown }
}
