/// Gives each finger on a touch screen the lowest free number from 1 upwards, for as long as it touches.
struct TouchSlots<Sequence: Equatable> {
  private var sequences: [Sequence?] = []

  /// The finger's number; a finger that is new gets one.
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
