import CMalloc
import Foundation

/// The durations of several runs, in seconds.
struct Measurement {
  private(set) var samples: [Double] = []

  mutating func add(_ seconds: Double) { samples.append(seconds) }

  var median: Double {
    let sorted = samples.sorted()
    guard !sorted.isEmpty else { return .nan }
    return sorted.count.isMultiple(of: 2) ? (sorted[sorted.count / 2 - 1] + sorted[sorted.count / 2]) / 2 : sorted[sorted.count / 2]
  }

  var least: Double { samples.min() ?? .nan }
  var most: Double { samples.max() ?? .nan }

  /// Returns the median, followed by the range in parentheses.
  func cell(in unit: Unit) -> String {
    "\(unit.text(median)) (\(unit.text(least))–\(unit.text(most)))"
  }

  enum Unit {
    case microseconds, milliseconds, ratio

    func text(_ value: Double) -> String {
      switch self {
      case .microseconds: String(format: "%.1f", value * 1e6)
      case .milliseconds: String(format: "%.2f", value * 1e3)
      case .ratio: String(format: "%.2f", value)
      }
    }
  }
}

/// Returns the time of a monotonic clock, in seconds.
func monotonicSeconds() -> Double { seconds(on: CLOCK_MONOTONIC) }

/// Returns the processor time of this process, in seconds.
func processorSeconds() -> Double { seconds(on: CLOCK_PROCESS_CPUTIME_ID) }

private func seconds(on clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Returns the number of bytes that are allocated with malloc.
func allocatedBytes() -> Int {
  let info = mallinfo2()
  return Int(info.uordblks) + Int(info.hblkhd)
}

/// Prints a Markdown table.
func printTable(_ title: String, header: [String], rows: [[String]]) {
  print("\n### \(title)\n")
  print("| " + header.joined(separator: " | ") + " |")
  print("|" + header.map { _ in "---" }.joined(separator: "|") + "|")
  for row in rows { print("| " + row.joined(separator: " | ") + " |") }
}
