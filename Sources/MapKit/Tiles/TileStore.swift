import Foundation
import Oriel

/// The tiles of a source that are loaded, or being loaded.
@MainActor
final class TileStore {
  private enum Entry {
    case loading
    case ready(Image)
    case missing
  }

  /// Tiles that are kept beyond those in sight: 32 MB at most where a tile has 256 pixels a side, four times as much with 512.
  private static let spare = 64

  let source: MapTileSource
  /// Called when a tile has come.
  var changed: () -> Void = {}
  private let downloads: TileDownloads?
  private var entries: [TileKey: Entry] = [:]
  private var wanted: Set<TileKey> = []
  /// When a tile was wanted last, to let go of the oldest.
  private var lastWanted: [TileKey: Int] = [:]
  private var turn = 0
  /// How often tiles were asked for.
  private(set) var requestCount = 0
  /// Tiles that are on their way.
  private(set) var loadingCount = 0

  init(_ source: MapTileSource) {
    self.source = source
    downloads = if case .url(let template) = source.kind { TileDownloads(template: template) } else { nil }
  }

  /// Whether the source can have any tile.
  var isUsable: Bool { if case .url = source.kind { downloads != nil } else { true } }

  /// Loads tiles that aren't there yet, in their order. One that couldn't be loaded is tried again when it is wanted anew.
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
