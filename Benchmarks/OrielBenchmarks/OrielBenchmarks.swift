import Foundation

/// A program that runs all benchmarks, or those in the arguments: `a`, `b`, `c`, `e`, `f`, `g`, `h`, `i`, `j`, `k`, `l`, `m`. For
/// `Scripts/benchmark-lines`, the arguments are `lines SUBJECT scroll` or `lines SUBJECT jump`, and a number of frames.
@main
struct OrielBenchmarks {
  @MainActor static func main() {
    let arguments = CommandLine.arguments
    if arguments.count == 5, arguments[1] == "lines", let subject = ScrolledSubject(rawValue: arguments[2]), let frames = Int(arguments[4]),
      frames > 0
    {
      return countLines(of: subject, jumps: arguments[3] == "jump", frames: frames, mebibytes: 8)
    }
    let named = Set(arguments.dropFirst())
    func isWanted(_ row: String) -> Bool { named.isEmpty || named.contains(row) }
    if isWanted("a") {
      let counts = [1_000, 10_000, 100_000]
      measureLeafChange(counts: counts, rounds: 15, changes: 400, startsCold: false)
      measureLeafChange(counts: counts, rounds: 7, changes: 40, startsCold: true)
    }
    if isWanted("b") { measureAnimation(count: 10_000, moving: 100, ticks: 240) }
    if isWanted("c") { measureFirstFrame(count: 10_000, runs: 7) }
    if isWanted("e") {
      measureScrolling(frames: 2_000, jumps: 300)
      measureColdScrolling(frames: 200, jumps: 60)
    }
    if isWanted("f") { measureDiffing(counts: [1_000, 10_000, 100_000, 1_000_000], rounds: 9) }
    if isWanted("g") { measureReloads(runs: 5) }
    if isWanted("h") { measureWideLayout(count: 10_000, rounds: 5) }
    if isWanted("i") { measureCanvas(segments: 100_000, frames: 30) }
    if isWanted("j") { measureSprings(count: 1_000, ticks: 240) }
    if isWanted("k") { measureTyping(presses: 300) }
    if isWanted("l") { measureKeyboardSlide(slides: 20) }
    if isWanted("m") { measureChartScrolling(frames: 300) }
  }
}
