/// The assignment of touches on a touch screen to numbers: each one has the lowest free number from 1 upwards until it ends.
struct TouchSlots<Sequence: Equatable> {
  private var sequences: [Sequence?] = []

  /// Returns the number of a touch, and assigns one to a new touch.
  mutating func pointer(for sequence: Sequence) -> Int {
    if let slot = sequences.firstIndex(of: sequence) { return slot + 1 }
    if let free = sequences.firstIndex(of: nil) {
      sequences[free] = sequence
      return free + 1
    }
    sequences.append(sequence)
    return sequences.count
  }

  mutating func remove(_ sequence: Sequence) {
    guard let slot = sequences.firstIndex(of: sequence) else { return }
    sequences[slot] = nil
  }

  mutating func removeAll() { sequences = [] }
}
