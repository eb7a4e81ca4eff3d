/// The model of one modal for the views of its layer, or of the part that receives the taps beside the topmost modal.
///
/// There are no weak references to it. The views of all modals are compared when one is presented or dismissed, and each copy of a view
/// retains the part. Retaining takes several times as long for an object that has weak references, such as the layer and the presentations.
@MainActor
final class PresentationPart: Identifiable {
  /// The id of the modal, counted from 1, or 0 for the part that receives taps.
  nonisolated let id: Int
  private(set) weak var layer: PresentationLayer?
  /// The modal, or `nil` for the part that receives taps.
  let presentation: Presentation?

  init(_ presentation: Presentation?, in layer: PresentationLayer) {
    id = presentation?.id ?? 0
    self.layer = layer
    self.presentation = presentation
  }
}
