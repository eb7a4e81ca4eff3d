import Foundation
import Oriel

/// The loaded tiles of a source, and those that are loading.
@MainActor
final class TileStore {
  private enum Entry {
    case loading
    case ready(Image)
    case missing
  }

  /// The number of tiles that are kept in addition to the visible ones. They take at most 32 MB with a tile size of 256 pixels, and four
  /// times as much with 512.
  private static let spare = 64

  let source: MapTileSource
  /// Called when a tile has loaded.
  var changed: () -> Void = {}
  private let downloads: TileDownloads?
  private var entries: [TileKey: Entry] = [:]
  private var wanted: Set<TileKey> = []
  /// The turn in which each tile was last requested, for the eviction of the oldest.
  private var lastWanted: [TileKey: Int] = [:]
  private var turn = 0
  /// The number of tiles that were requested from the source.
  private(set) var requestCount = 0
  /// The number of tiles that are loading.
  private(set) var loadingCount = 0

  init(_ source: MapTileSource) {
    self.source = source
    downloads = if case .url(let template) = source.kind { TileDownloads(template: template) } else { nil }
  }

  /// Indicates whether the source can provide any tile.
  var isUsable: Bool { if case .url = source.kind { downloads != nil } else { true } }

  /// Loads missing tiles in order. A tile that couldn't be loaded is requested again when it becomes visible again.
  func want(_ keys: [TileKey]) {
    turn += 1
    let new = Set(keys)
    for key in keys {
      lastWanted[key] = turn
      switch entries[key] {
      case .loading, .ready: continue
      case .missing where wanted.contains(key): continue
      case .missing, nil: load(key)
      }
    }
    wanted = new
    trim()
  }

  func image(_ key: TileKey) -> Image? { if case .ready(let image) = entries[key] { image } else { nil } }

  private func load(_ key: TileKey) {
    requestCount += 1
    switch source.kind {
    case .images(let images):
      entries[key] = images.image(key.z, key.x, key.y).map { .ready($0) } ?? .missing
    case .url:
      guard let downloads else { return }
      entries[key] = .loading
      loadingCount += 1
      downloads.load(key) { [weak self] image in self?.take(image, for: key) }
    }
  }

  private func take(_ image: Image?, for key: TileKey) {
    loadingCount -= 1
    entries[key] = image.map { .ready($0) } ?? .missing
    changed()
  }

  private func trim() {
    guard entries.count > wanted.count + 2 * Self.spare else { return }
    let old = entries.keys.filter { !wanted.contains($0) && !isLoading($0) }.sorted {
      lastWanted[$0, default: 0] < lastWanted[$1, default: 0]
    }
    for key in old.prefix(entries.count - wanted.count - Self.spare) {
      entries[key] = nil
      lastWanted[key] = nil
    }
  }

  private func isLoading(_ key: TileKey) -> Bool { if case .loading = entries[key] { true } else { false } }
}
