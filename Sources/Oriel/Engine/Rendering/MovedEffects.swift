/// The boxes whose effects have moved their content since the last layout settled. They are recorded only while there is an observer.
@MainActor
final class MovedEffects {
  var isFollowed = false
  private(set) var boxes: [LayoutBox] = []

  func add(_ box: LayoutBox) { if isFollowed { boxes.append(box) } }

  func takeBoxes() -> [LayoutBox] {
    let taken = boxes
    boxes.removeAll()
    return taken
  }
}

@MainActor private let movedEffectsService = GraphService<MovedEffects> { _ in MovedEffects() }

extension ViewGraph {
  var movedEffects: MovedEffects { service(movedEffectsService) }
}
