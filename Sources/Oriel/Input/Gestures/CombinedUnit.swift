/// Two recognizers that take part in the arena as one: the base of all ways of combining them.
@MainActor
class CombinedUnit: GestureUnit {
  final let first: GestureUnit
  final let second: GestureUnit
  /// Both of them, in order.
  final let units: [GestureUnit]

  init(_ first: GestureUnit, _ second: GestureUnit, box: LayoutBox) {
    self.first = first
    self.second = second
    units = [first, second]
    super.init(box: box)
  }

  /// Settles the pair's phase by those of the two.
  func refresh() {}

  /// Has the pair's phase follow that of one of the two.
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
