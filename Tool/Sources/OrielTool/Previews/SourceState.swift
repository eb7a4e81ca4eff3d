import Foundation

/// The modification dates and names of a file, or of a folder's files except build products.
struct SourceState: Equatable {
  private var dates: [String: Date] = [:]

  init(of place: URL) {
    note(place)
    let all = FileManager.default.enumerator(at: place, includingPropertiesForKeys: Array(Self.keys), options: [.skipsHiddenFiles])
    while let file = all?.nextObject() as? URL { note(file) }
  }

  private static let keys: Set<URLResourceKey> = [.contentModificationDateKey, .isRegularFileKey]

  private mutating func note(_ file: URL) {
    // A new URL is created because a URL caches its resource values.
    guard let values = try? URL(fileURLWithPath: file.path).resourceValues(forKeys: Self.keys), values.isRegularFile == true else { return }
    dates[file.path] = values.contentModificationDate
  }
}
