/// A pair of recognizers that take part in the arena as one. It is the base class of all combinations.
@MainActor
class CombinedRecognizer: GestureRecognizer {
  final let first: GestureRecognizer
  final let second: GestureRecognizer
  /// The two recognizers, in order.
  final let units: [GestureRecognizer]

  init(_ first: GestureRecognizer, _ second: GestureRecognizer, box: LayoutBox) {
    self.first = first
    self.second = second
    units = [first, second]
    super.init(box: box)
  }

  /// Derives the phase of the pair from those of the two recognizers.
  func refresh() {}

  /// Updates the phase of the pair when that of a recognizer changes.
  final func follow(_ unit: GestureRecognizer) {
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
