/// The places whose size or position user code has read. After each layout what was read is compared with what holds now.
@MainActor
struct GeometryPass {
  private struct WeakSource { weak var source: GeometrySource? }

  private var sources: [ObjectIdentifier: WeakSource] = [:]
  private(set) var needsPass = false

  mutating func add(_ source: GeometrySource) {
    sources[ObjectIdentifier(source)] = WeakSource(source: source)
    needsPass = true
  }

  mutating func remove(_ source: GeometrySource) { sources[ObjectIdentifier(source)] = nil }

  mutating func removeAll() {
    sources.removeAll()
    needsPass = false
  }

  /// Something was laid out or moved; true if that asks for a pass which nobody had asked for.
  mutating func didChange() -> Bool {
    guard !needsPass, !sources.isEmpty else { return false }
    needsPass = true
    return true
  }

  /// The sources to check, if there is reason to.
  mutating func takeSources() -> [GeometrySource] {
    guard needsPass else { return [] }
    needsPass = false
    return sources.values.compactMap(\.source)
  }
}
