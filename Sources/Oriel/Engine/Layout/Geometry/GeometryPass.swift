/// The sources whose size or position user code has read. After each layout, the values that were read are compared with the current ones.
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

  /// Requests a pass after a layout or a movement. Returns `true` if no pass was requested before.
  mutating func didChange() -> Bool {
    guard !needsPass, !sources.isEmpty else { return false }
    needsPass = true
    return true
  }

  /// Returns the sources to check, or none if no pass was requested.
  mutating func takeSources() -> [GeometrySource] {
    guard needsPass else { return [] }
    needsPass = false
    return sources.values.compactMap(\.source)
  }
}
