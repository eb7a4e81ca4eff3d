/// A pair of recognizers that take part in the arena as one. It is the base class of all combinations.
@MainActor
class CombinedUnit: GestureUnit {
  final let first: GestureUnit
  final let second: GestureUnit
  /// The two recognizers, in order.
  final let units: [GestureUnit]

  init(_ first: GestureUnit, _ second: GestureUnit, box: LayoutBox) {
    self.first = first
    self.second = second
    units = [first, second]
    super.init(box: box)
  }

  /// Derives the phase of the pair from those of the two recognizers.
  func refresh() {}

  /// Updates the phase of the pair when that of a recognizer changes.
  final func follow(_ unit: GestureUnit) {
    unit.phaseDidChange = { [weak self] in
      self?.refresh()
      self?.phaseDidChange()
    }
  }

  override var followsTwoFingers: Bool { first.followsTwoFingers || second.followsTwoFingers }

  override func reset() {
    super.reset()
    first.reset()
    second.reset()
  }
}
