import Foundation

/// A program that runs every task in all stores in turn, so that other activity of the machine affects them equally. It prints a Markdown
/// table of medians and ranges.
@main
struct StoreBenchmark {
  static let stores: [any StoreUnderTest.Type] = [RawSQLite.self, GRDBStore.self, SwiftDataStore.self]

  struct Wrong: Error { let task: String, store: String }

  static func main() throws {
    let runs = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 9
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("store-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    print("| ms, median of \(runs) runs (least–most) | \(stores.map { $0.name }.joined(separator: " | ")) |")
    print("|---|\(stores.map { _ in "---:" }.joined(separator: "|"))|")

    let few = (0..<100_000).map { Row($0, of: 100_000, inGroup: 1000) }
    var file = 0
    try measure("insert 100,000 rows into an empty store", runs: runs) { type in
      file += 1
      let store = try type.init(file: folder.appendingPathComponent("insert-\(file)"))
      return (store, { store, _ in try store.insert(few) })
    } check: { store, _ in
      try store.sum(ofGroup: 7).count == 1000
    }

    let many = (0..<1_000_000).map { Row($0, of: 1_000_000, inGroup: 1000) }
    var filled: [any StoreUnderTest] = []
    for type in stores {
      var store = try type.init(file: folder.appendingPathComponent("many-\(filled.count)"))
      for start in stride(from: 0, to: many.count, by: 100_000) { try store.insert(Array(many[start..<start + 100_000])) }
      filled.append(store)
    }
    let indices = Dictionary(uniqueKeysWithValues: stores.enumerated().map { ($0.element.name, $0.offset) })
    try measure("fetch 1,000 of 1,000,000 rows by a predicate", runs: runs) { type in
      (filled[indices[type.name]!], { store, run in _ = try store.sum(ofGroup: run) })
    } check: { store, run in
      let expected = many.lazy.filter { $0.group == run }
      return try store.sum(ofGroup: run) == (expected.count, expected.reduce(0) { $0 + $1.price })
    }
    try measure("change one of 1,000,000 rows and save it", runs: runs) { type in
      (filled[indices[type.name]!], { store, run in try store.setPrice(Double(run) + 0.5, ofNumber: run * 1000 + 500) })
    } check: { store, run in
      try store.sum(ofGroup: 500).price != many.lazy.filter { $0.group == 500 }.reduce(0) { $0 + $1.price }
    }
  }

  static func measure(
    _ task: String, runs: Int,
    _ make: (any StoreUnderTest.Type) throws -> (any StoreUnderTest, (inout any StoreUnderTest, Int) throws -> Void),
    check: (inout any StoreUnderTest, Int) throws -> Bool
  ) throws {
    var times = [[Double]](repeating: [], count: stores.count)
    // The first run reads the files from disk.
    for run in 0...runs {
      for (index, type) in stores.enumerated() {
        var (store, body) = try make(type)
        let start = ContinuousClock.now
        try body(&store, run)
        let time = ContinuousClock.now - start
        if run > 0 { times[index].append(time / .milliseconds(1)) }
        guard try check(&store, run) else { throw Wrong(task: task, store: type.name) }
      }
    }
    let cells = times.map { times -> String in
      let times = times.sorted()
      return String(format: "%.2f (%.2f–%.2f)", times[times.count / 2], times[0], times[times.count - 1])
    }
    print("| \(task) | \(cells.joined(separator: " | ")) |")
  }
}
