import Foundation

/// Runs all rows, or those that the arguments name: `a`, `b`, `c`, `e`, `f`, `k`.
@main
struct OrielBenchmarks {
  @MainActor static func main() {
    let named = Set(CommandLine.arguments.dropFirst())
    func isWanted(_ row: String) -> Bool { named.isEmpty || named.contains(row) }
    if isWanted("a") {
      let counts = [1_000, 10_000, 100_000]
      measureLeafChange(counts: counts, rounds: 15, changes: 400, startsCold: false)
      measureLeafChange(counts: counts, rounds: 7, changes: 40, startsCold: true)
    }
    if isWanted("b") { measureAnimation(count: 10_000, moving: 100, ticks: 240) }
    if isWanted("c") { measureFirstFrame(count: 10_000, runs: 7) }
    if isWanted("e") { measureScrolling(frames: 2_000, jumps: 300) }
    if isWanted("f") { measureDiffing(counts: [1_000, 10_000, 100_000, 1_000_000], rounds: 9) }
    if isWanted("k") { measureTyping(presses: 300) }
  }
}
