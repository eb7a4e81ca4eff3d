/// The processor's caches, which are emptied by reading more memory than they hold.
@MainActor
struct Caches {
  private let memory: [UInt8]
  private static let line = 64

  /// The caches of the machines that run this benchmark are smaller than this size.
  static let ofMachine = Caches(mebibytes: 96)

  init(mebibytes: Int) { memory = [UInt8](repeating: 1, count: mebibytes << 20) }

  @inline(never) func empty() {
    var sum: UInt8 = 0
    memory.withUnsafeBufferPointer { memory in
      for offset in stride(from: 0, to: memory.count, by: Self.line) { sum &+= memory[offset] }
    }
    precondition(sum == UInt8(truncatingIfNeeded: memory.count / Self.line))
  }
}
