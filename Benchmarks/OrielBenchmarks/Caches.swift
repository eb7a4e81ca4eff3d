/// The processor's caches, which can be emptied by reading more memory than they hold.
@MainActor
struct Caches {
  private static let memory = [UInt8](repeating: 1, count: 96 << 20)
  private static let line = 64

  func empty() {
    var sum: UInt8 = 0
    Self.memory.withUnsafeBufferPointer { memory in
      for offset in stride(from: 0, to: memory.count, by: Self.line) { sum &+= memory[offset] }
    }
    precondition(sum == UInt8(truncatingIfNeeded: Self.memory.count / Self.line))
  }
}
