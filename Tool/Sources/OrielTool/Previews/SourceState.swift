import Foundation

/// The dates and names of a file, or of a folder's files but for what builds write.
struct SourceState: Equatable {
  private var dates: [String: Date] = [:]

  init(of place: URL) {
    note(place)
    let all = FileManager.default.enumerator(at: place, includingPropertiesForKeys: Array(Self.keys), options: [.skipsHiddenFiles])
    while let file = all?.nextObject() as? URL { note(file) }
  }

  private static let keys: Set<URLResourceKey> = [.contentModificationDateKey, .isRegularFileKey]

  private mutating func note(_ file: URL) {
    // A URL remembers what it was asked before.
    guard let values = try? URL(fileURLWithPath: file.path).resourceValues(forKeys: Self.keys), values.isRegularFile == true else { return }
    dates[file.path] = values.contentModificationDate
  }
}
