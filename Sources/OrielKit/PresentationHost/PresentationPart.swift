/// A modal as the views of its layer know it, or what catches the taps beside the topmost one.
///
/// Nobody refers to it weakly: the views of all modals are compared when one comes or goes, and each copy of them counts a reference, which takes several
/// times as long for an object with weak references, as the layer and the modals are.
@MainActor
final class PresentationPart: Identifiable {
  /// Modals count from 1.
  nonisolated let id: Int
  private(set) weak var layer: PresentationLayer?
  /// The modal; nil for what catches the taps.
  let presentation: Presentation?

  init(_ presentation: Presentation?, in layer: PresentationLayer) {
    id = presentation?.id ?? 0
    self.layer = layer
    self.presentation = presentation
  }
}
