/// The views of a window from which screens can zoom.
@MainActor
final class TransitionSources {
  private var sources: [MatchedGeometryKey: [TransitionSourceBox]] = [:]

  func add(_ source: TransitionSourceBox) { sources[source.key, default: []].append(source) }

  func remove(_ source: TransitionSourceBox, key: MatchedGeometryKey) {
    sources[key]?.removeAll { $0 === source }
    if sources[key]?.isEmpty == true { sources[key] = nil }
  }

  /// Returns the last source with a key in a box, or `nil` if there is none.
  func source(_ key: MatchedGeometryKey, in box: LayoutBox) -> TransitionSourceBox? {
    sources[key]?.last { $0.isPlaced && $0.isAttached && $0.isWithin(box) }
  }
}

@MainActor private let transitionSourcesService = GraphService<TransitionSources> { _ in TransitionSources() }

extension ViewGraph {
  var transitionSources: TransitionSources { service(transitionSourcesService) }
}
